import { isSmallTrade, withWiderIndustry } from '@process-ai/contract/industries';
import type { IndustryPack } from './industry-pack.ts';
import type { UseCase } from './use-case.ts';

/** The longest is that of construction and real estate, two trades that housing and owners' associations join. */
const PROCESSES = [60, 155] as const;
const AREAS = [4, 12] as const;
/** A salon or a garage does no more than fits on two pages. */
const PROCESSES_OF_SMALL_TRADE = [25, 55] as const;
const NAME = [5, 72] as const;
const DESCRIPTION = [70, 320] as const;
const REASON = [35, 260] as const;
const TIES_MAX = 4;
/** One use case is worth telling at a few processes, not everywhere. */
const SAME_TIE_MAX = 3;
/** What the catalogue holds for this industry alone has its place in the pack, but for so many. */
const UNTIED_MAX = 4;
/** So many words in a row stand in one entry of all packs only. */
const SHARED_WORDS = 8;
/** So many entries of all packs may begin with the same three words. */
const SAME_BEGINNING_MAX = 3;

/** What is wrong with the form of the packs, each as a sentence that begins with code or industry; none when all is well. */
export function packFlaws(packs: readonly IndustryPack[], useCases: readonly UseCase[]): string[] {
  const byId = new Map(useCases.map((useCase) => [useCase.id, useCase]));
  return [...packs.flatMap((pack) => [...flawsOfTree(pack), ...flawsOfTies(pack, byId)]), ...repetitions(packs)];
}

function flawsOfTree({ industry, processes }: IndustryPack): string[] {
  const below = Map.groupBy(processes, ({ parentCode }) => parentCode);
  const areas = below.get(null)?.length ?? 0;
  const names = Map.groupBy(processes, ({ name }) => name.toLowerCase());
  return [
    ...flaw(
      isWithin(processes.length, isSmallTrade(industry) ? PROCESSES_OF_SMALL_TRADE : PROCESSES),
      `${industry}: ${processes.length} processes`,
    ),
    ...flaw(isWithin(areas, AREAS), `${industry}: ${areas} areas`),
    ...flaw(Math.max(...processes.map(({ level }) => level)) === 3, `${industry}: not three levels`),
    ...[...names.values()].flatMap(([first, second]) =>
      flaw(second === undefined, `${second?.code}: it is called as ${first?.code}`),
    ),
    ...processes.flatMap(({ code, name, description }) => [
      ...flaw(below.get(code)?.length !== 1, `${code}: only one stands below it`),
      ...flaw(isWithin(name.length, NAME) && /^[\p{Lu}\p{N}].*[^.]$/u.test(name), `${code}: "${name}" is no name`),
      ...textFlaws(code, description ?? '', DESCRIPTION),
    ]),
  ];
}

function flawsOfTies({ industry, ties }: IndustryPack, useCases: ReadonlyMap<string, UseCase>): string[] {
  const kinds = withWiderIndustry(industry);
  const tied = new Map<string, string[]>();
  const flaws = [...ties].flatMap(([code, tie]) => {
    if ('nothing' in tie) return textFlaws(code, tie.nothing, REASON);
    for (const id of tie) tied.set(id, [...(tied.get(id) ?? []), code]);
    return [
      ...flaw(tie.length <= TIES_MAX && new Set(tie).size === tie.length, `${code}: too many ties, or one twice`),
      ...tie.flatMap((id) => {
        const industries = useCases.get(id)?.industries;
        if (industries === undefined) return [`${code}: ${id} is no use case`];
        return flaw(
          industries === 'any' || industries.some((held) => kinds.includes(held)),
          `${code}: ${id} does not hold in ${industry}`,
        );
      }),
    ];
  });
  const untied = [...useCases.values()].filter(
    ({ id, industries }) => industries !== 'any' && industries.every((own) => own === industry) && !tied.has(id),
  );
  return [
    ...flaws,
    ...[...tied].flatMap(([id, codes]) => flaw(codes.length <= SAME_TIE_MAX, `${codes.join(', ')}: all tied to ${id}`)),
    ...flaw(
      untied.length <= UNTIED_MAX,
      `${industry}: nowhere in the pack are ${untied.map(({ id }) => id).join(', ')}`,
    ),
  ];
}

/** No text is shared, and none is a pattern filled in. */
function repetitions(packs: readonly IndustryPack[]): string[] {
  const texts = packs.flatMap(({ processes, ties }) => [
    ...processes.map(({ code, description }) => ({ code, text: description ?? '' })),
    ...[...ties].flatMap(([code, tie]) => ('nothing' in tie ? [{ code, text: tie.nothing }] : [])),
  ]);
  const shared = repeated(texts, (words) =>
    words.slice(0, Math.max(0, words.length - SHARED_WORDS + 1)).map((_, at) => words.slice(at, at + SHARED_WORDS)),
  );
  const beginnings = repeated(texts, (words) => [words.slice(0, 3)]);
  return [
    ...new Set(shared.map(({ codes }) => `${codes.join(', ')}: ${SHARED_WORDS} words in a row are the same`)),
    ...beginnings.flatMap(({ codes, said }) =>
      flaw(codes.length <= SAME_BEGINNING_MAX, `${codes.join(', ')}: all begin with "${said}"`),
    ),
  ];
}

function repeated(texts: readonly { code: string; text: string }[], runsOf: (words: string[]) => string[][]) {
  const owners = new Map<string, Set<string>>();
  for (const { code, text } of texts) {
    for (const run of runsOf(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])) {
      const said = run.join(' ');
      owners.set(said, (owners.get(said) ?? new Set()).add(code));
    }
  }
  return [...owners].flatMap(([said, codes]) => (codes.size > 1 ? [{ said, codes: [...codes] }] : []));
}

const textFlaws = (code: string, text: string, length: readonly [number, number]) => [
  ...flaw(isWithin(text.length, length), `${code}: ${text.length} characters instead of ${length.join(' to ')}`),
  ...flaw(/^[\p{Lu}\p{N}]/u.test(text) && text.endsWith('.'), `${code}: "${text.slice(0, 40)}…" is not a sentence`),
];

const flaw = (isRight: boolean, said: string): string[] => (isRight ? [] : [said]);
const isWithin = (value: number, [least, most]: readonly [number, number]) => value >= least && value <= most;
