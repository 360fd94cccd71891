import type { CitedSentence, DocumentPage } from '@process-ai/contract/insights';
import type { ClientQuote, ReadSituation, StatedConstraint } from '@process-ai/domain/client-situation';
import { findFacts } from './find-facts.ts';
import { type Passage, passagesOf } from './passages.ts';

interface SituationDocument {
  fileName: string;
  pages: readonly DocumentPage[];
  /** Of its summary. */
  sentences: readonly CitedSentence[];
}

const SAID_MOST = 4;
const COMPETITORS_MOST = 2;
const CONSTRAINTS_MOST = 5;
/** A quote that a slide can hold. */
const QUOTE = { least: 20, most: 260 };

/** What documents say of the client's situation: its own figures, how others do, and what has to be kept. */
export function readSituation(documents: readonly SituationDocument[]): ReadSituation {
  const read = documents.map(({ fileName, pages, sentences }) => {
    const passages = passagesOf(pages);
    const constraints = constraintsIn(passages, fileName);
    const competitors = passages
      .filter(({ text }) => COMPETITORS.test(text) && /\d/.test(text) && isQuotable(text))
      .map(({ text: quote, page }): ClientQuote => ({ quote, fileName, page }));
    const used = (quote: string) =>
      [...competitors, ...constraints].some((one) => one.quote.includes(quote) || quote.includes(one.quote));
    const said = sentences
      .filter(({ quote }) => /\d/.test(quote) && isQuotable(quote) && !used(quote))
      .map(({ quote, page }): ClientQuote => ({ quote, fileName, page }));
    return { said, competitors, constraints };
  });
  return {
    said: inTurn(read.map(({ said }) => said)).slice(0, SAID_MOST),
    competitors: inTurn(read.map(({ competitors }) => competitors)).slice(0, COMPETITORS_MOST),
    constraints: inTurn(read.map(({ constraints }) => constraints)).slice(0, CONSTRAINTS_MOST),
  };
}

const isQuotable = (text: string) => text.length >= QUOTE.least && text.length <= QUOTE.most;

/** The first of each list before the second of any; what two documents say in the same words stands once. */
function inTurn<One extends ClientQuote>(lists: readonly (readonly One[])[]): One[] {
  const rounds = Math.max(0, ...lists.map(({ length }) => length));
  const all = Array.from({ length: rounds }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
  return [...new Map(all.map((one) => [one.quote.toLowerCase(), one] as const).toReversed()).values()].toReversed();
}

/** Others that the client is held against. */
const COMPETITORS =
  /\b(?:competitors?|rivals?|peers?|peer group|best[- ]in[- ]class|(?:industry|market|sector) (?:average|median|benchmark)|Wettbewerber\p{L}*|Konkurren(?:t|ten|z)|Mitbewerber\p{L}*|Branchen(?:schnitt|durchschnitt)|competidor(?:es)?|media del sector|concurrents?|moyenne du secteur)(?!\p{L})/iu;

/** Who may set conditions, and that they do. */
const BOARD =
  /\b(?:board|supervisory|steering committee|executive committee|committee|council|directors|management|shareholders?|Vorstand|Aufsichtsrat|Geschäftsführung|Geschäftsleitung|Betriebsrat|Lenkungsausschuss|consejo|comité|junta|dirección|directorio|conseil|direction|directoire|actionnaires?)(?!\p{L})/iu;
const DEMANDS =
  /\b(?:agree[sd]?|decide[sd]?|decision|require[sd]?|insists?|insisted|asks?|asked|demands?|demanded|expects?|expected|wants?|condition|conditions|rules? out|ruled out|insist|beschl\p{L}+|verlang\p{L}+|forder\p{L}+|erwart\p{L}+|besteh\p{L}+|gebeten|zustimm\p{L}+|Bedingung\p{L}*|Vorgabe\p{L}*|exig\p{L}+|acuerd\p{L}+|acord\p{L}+|decid\p{L}+|espera\p{L}*|condici\p{L}+|demand\p{L}+|décid\p{L}+|attend\p{L}*|accord\p{L}*)(?!\p{L})/iu;
/** A title above a list of conditions. */
const TITLE =
  /\b(?:constraints?|conditions|guard-?rails|boundary conditions|ground rules|red lines|Rahmenbedingungen|Leitplanken|Bedingungen|Vorgaben|restricciones|condiciones|límites|contraintes|conditions|garde-fous)(?!\p{L})/iu;
const MUST_NOT =
  /\b(?:must not|may not|shall not|cannot|under no circumstances|never|no longer|darf nicht|dürfen nicht|darf kein\p{L}*|no podrá\p{L}*|no puede\p{L}*|no debe\p{L}*|ne (?:doit|peut|doivent|peuvent) pas)(?!\p{L})/iu;

/** What is no longer, or not, asked for. */
const NOT_DEMANDED =
  /\b(?:no longer|not|never|nicht|nicht mehr|kein\p{L}*|no|ya no|ne|n['’]\p{L}+|plus)\s+(?:\p{L}+\s+){0,2}\p{L}+$/iu;

/** Where each of several conditions of one sentence begins. */
const CLAUSE = /,?\s+(?:and\s+|or\s+|und\s+|sowie\s+|y\s+|et\s+)?(?:that|dass|que|qu['’])\s+/iu;

function constraintsIn(passages: readonly Passage[], fileName: string): StatedConstraint[] {
  const blocks = Map.groupBy(passages, ({ block }) => block);
  const demanding = new Set(
    [...blocks].flatMap(([block, of]) =>
      of.some(({ text }) => BOARD.test(text)) && of.some(({ text }) => DEMANDS.test(text)) ? [block] : [],
    ),
  );
  return passages.flatMap(({ text, page, block, heading }) => {
    const isListed = TITLE.test(heading) && text !== heading;
    if (!isListed && !demanding.has(block)) return [];
    const [head = '', ...rest] = text.split(CLAUSE);
    if (rest.length > 0 && NOT_DEMANDED.test(head)) return [];
    const clauses = rest.length > 0 && DEMANDS.test(head) ? rest : [text];
    return clauses.flatMap((clause): StatedConstraint[] => {
      const quote = clause.replace(/^[\s–•-]+|[\s.;,:]+$/g, '');
      if (quote.length < 12 || quote.length > QUOTE.most) return [];
      const kind = KINDS.find(({ test, unless }) => test.test(quote) && !unless?.test(quote));
      if (!kind && !(isListed || MUST_NOT.test(quote))) return [];
      return [
        {
          quote,
          fileName,
          page,
          kind: kind?.kind ?? 'other',
          about: kind?.about ? (kind.about.exec(quote)?.slice(1).find(Boolean) ?? '').trim() : '',
          amount: amountIn(quote),
        },
      ];
    });
  });
}

function amountIn(text: string): StatedConstraint['amount'] {
  const fact = findFacts([{ page: 1, text: `${text}.`, ocr: false }]).find(({ unit }) => unit === 'currency');
  return fact ? { value: fact.value, currency: fact.currency } : null;
}

interface Kind {
  kind: StatedConstraint['kind'];
  test: RegExp;
  /** Where it says another thing after all: too easily misread to be judged. */
  unless?: RegExp;
  /** Its first group that holds is what the constraint is about. */
  about?: RegExp;
}

const NEGATED =
  /\b(?:not|never|no|without|nicht|kein\p{L}*|nie|nunca|ne|jamais)(?!\p{L})|\b(?:begins?|starts?) with\b.*\b(?:19|20)\d\d\b/iu;

/** In English, German, Spanish and French; the first that holds counts. */
const KINDS: readonly Kind[] = [
  {
    kind: 'jobs',
    test: /\b(?:no|nobody|without|none)\b[^,;]{0,60}\b(?:positions?|jobs?|redundan\p{L}+|lay-?offs?|(?:is|are|be|gets?) (?:laid off|dismissed))\b|\bhead-?count (?:stays|remains|must not|is not)\b|\b(?:kein\p{L}*|niemand|ohne)\b[^,;]{0,60}(?:Stelle|Arbeitspl[aä]tz|Kündigung|Entlassung|Personalabbau)|\b(?:ning[uú]n\p{L}*|nadie|sin)\b[^,;]{0,60}\b(?:puestos?|empleos?|despid\p{L}+)|\b(?:aucun\p{L}*|sans|pas de|nul)\b[^,;]{0,60}(?:postes?|emplois?|licenciement\p{L}*)/iu,
  },
  {
    kind: 'person',
    test: /\b(?:every|any|all|each|no)\b.*\b(?:stays?|remains?|kept|decided|approved|signed|released|reviewed|checked|confirmed|made|taken)\b[^,;]{0,30}\b(?:person|people|humans?|handlers?|employees?|clerks?|underwriters?|managers?|advis[eo]rs?|doctors?|nurses?)\b|\b(?:jede[rsnm]?|alle)\b.*\b(?:Mensch(?:en)?|Person(?:en)?|Mitarbeite\p{L}+|Sachbearbeite\p{L}+)\b|\b(?:tod[oa]s?|cada)\b.*\b(?:personas?|emplead[oa]s?|humanos?)\b|\b(?:tout(?:e|es)?|tous|chaque)\b.*\b(?:personnes?|humains?|salariés?|gestionnaires?)(?!\p{L})/iu,
    about:
      /\b(?:every|any|all|each|no|jede[rsnm]?|alle|tod[oa]s?|cada|tout(?:e|es)?|tous|chaque)\s+(?:l[aeo]s?\s+|the\s+|our\s+)?(\p{L}+(?:\s+(?!above|over|beyond|of|is|stays|remains|must|über|ab|wird|bleibt|muss|superior|de|supérieur|au|reste)\p{L}+)?)/iu,
  },
  {
    kind: 'order',
    unless: NEGATED,
    test: /\b(?:begins?|starts?) with\b|\b\p{L}+ (?:comes?|goes) first\b|\bmit\b.*\b(?:begonnen|beginnen|gestartet|starten|angefangen)\b|\b(?:beginn\p{L}*|start\p{L}*) (?:\p{L}+ )?mit\b|\b(?:emp(?:ez|iez|iec)\p{L}+|comen[zc]\p{L}+|comienz\p{L}+) (?:por|con)\b|\bcommenc\p{L}+ par(?!\p{L})/iu,
    about:
      /\b(?:begins?|starts?) with (.+)$|\b(\p{L}+(?: \p{L}+)?) (?:comes?|goes) first\b|\bmit (.+?) (?:begonnen|beginnen|gestartet|starten|angefangen)\b|\b(?:beginn\p{L}*|start\p{L}*) (?:\p{L}+ )?mit (.+)$|\b(?:emp\p{L}+|comen\p{L}+|comien\p{L}+) (?:por|con) (.+)$|\bcommenc\p{L}+ par (.+)$/iu,
  },
  {
    kind: 'budget',
    test: /\b(?:budget|invest\p{L}*|spend|spending|one-off costs?|outlay|presupuesto|inversión|Ausgaben|dépenses?)\b[^;]*\b(?:exceed\p{L}*|at most|(?:no|not) more than|up to|within|cap|capped|limit(?:ed)? to|ceiling|höchstens|maximal|nicht (?:über|mehr)|übersteig\p{L}*|überschreit\p{L}*|como máximo|no (?:superar?|exced)\p{L}*|au plus|maximum|dépass\p{L}*)(?!\p{L})[^;]*\d/iu,
    unless:
      /\b(?:at least|cut|reduc\p{L}+|sav\p{L}+|annual(?:ly)?|(?:a|per|each|every) (?:year|month|\p{L}+)|in (?:19|20)\d\d the|mindestens|senk\p{L}+|spar\p{L}+|pro (?:Jahr|Monat|\p{L}+)|jährlich\p{L}*|al menos|reduc\p{L}+|ahorr\p{L}+|al año|anual\p{L}*|au moins|rédui\p{L}+|économ\p{L}+|par an|annuel\p{L}*)(?!\p{L})/iu,
  },
  {
    kind: 'data',
    test: /\b(?:data|Daten|datos|données)\b[^;]*\b(?:leaves?|leaving|outside|stays?|remains?|hosted|verlassen|bleiben|gehostet|salir|salgan|permane\p{L}+|quedar\p{L}*|queden|quitter|quittent|restent|rester|hébergé\p{L}*)(?!\p{L})/iu,
  },
];
