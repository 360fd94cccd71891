import { FINDING_CONFIDENCE, type FindingHelp, type FindingState } from '@process-ai/contract/findings';
import { type Industry, withWiderIndustry } from '@process-ai/contract/industries';
import type { UseCase } from '@process-ai/library/use-case';
import type { PlacedProcess, SectorBrief } from '../analyst.ts';
import { actionOf } from '../built-in/action.ts';
import { readDescription } from '../built-in/read-description.ts';
import { wordsIn } from './language.ts';
import { isOfIndustry, type Place, type Places, packIndustryOf } from './places.ts';
import type { Fit, ProcessTerms, UseCaseIndex } from './use-case-index.ts';

/** What is known of a process, before the sector's other processes have had their say. */
export interface Found {
  state: FindingState;
  /** 0–1: how often an answer of this kind is right; null where nothing is known. */
  confidence: number | null;
  understoodAs: string;
  /** Of its name, as "de". */
  language: string;
  /** The known element that it is or stands below, as "APQC PCF 9.6.1 Process accounts payable (AP)". */
  place: string | null;
  /** Why nothing is worth doing. */
  reason: string | null;
  helps: FindingHelp[];
  /** Best first. */
  candidates: Candidate[];
}

export interface Candidate {
  id: string;
  title: string;
  /** The words of the process that led there. */
  words: string[];
  /** How strong its claim is beside those of other processes: confidence first, then the fit of words. */
  strength: number;
}

export type FindUseCases = (
  process: PlacedProcess,
  sector: Pick<SectorBrief, 'industry' | 'referenceModel'> & {
    profile?: Pick<SectorBrief['profile'], 'otherIndustry'>;
  },
) => Found;

/** More than are shown at once, so that another process may have some of them. */
const CANDIDATES_MAX = 6;
/**
 * What a child's own words must have in common with a use case of the place it stands below: one level up, two, more.
 * With these, nine in ten are right where the place is the parent, as hand-made ties left out say.
 */
const NEAR_FIT = [0.5, 0.7, 0.8] as const;
const NEAR_COVER = 0.5;
/** From here on about nine in ten of the entries found by words are right, read by eye; without an industry, from a little more. */
const RETRIEVED_FIT = { industryKnown: 0.75, industryUnknown: 0.8 };
/** One telling word, and headings that speak of something else: then nearly the whole name must be said. */
const ALONE_COVER = 0.95;
/** A name of work words alone ("Change management") must be a phrase word for word. */
const SAME_WORDS_FIT = 0.98;
/** Phrase and title must say so much of the name. */
const RETRIEVED_COVER = 0.5;
/** By fit, the share of labelled processes whose answer was right; the first bound that is reached counts. */
const RETRIEVED_CONFIDENCE = [
  { from: 0.9, confidence: 0.9 },
  { from: 0.8, confidence: 0.85 },
  { from: 0, confidence: 0.75 },
];
/** What holds in so many industries may hold in one that is not known. */
const WIDESPREAD = 8;
/** What comes after the best must be nearly as good: more so where words alone speak for it. */
const SECOND_FIT = { near: 0.85, retrieved: 0.95 };
/** What is made for the industry comes before what holds in any, though it fits a little less. */
const INDUSTRY_FACTOR = 0.12;
/** So many telling terms, or words, make a name that means one thing. */
const TELLING_TERMS = 2;
const LONG_NAME = 4;
const HEADING_LEVEL = 2;
const SHORT_DESCRIPTION = 40;
const DESCRIPTION_READ = 600;
/** A heading leaves a use case to a process below it that fits as well. */
const HEADING_MALUS = 0.25;

/** The answer of one rung. */
interface Answer {
  state: FindingState;
  confidence: number;
  fits: readonly Fit[];
  place: Place | null;
  reason: string | null;
}

/** Asked of a rung. */
interface Question {
  process: PlacedProcess;
  terms: ProcessTerms;
  referenceModel: string;
  industry: Industry | null;
  /** It may be any; null as industry is also what one has that is in no list. */
  isUnknownTrade: boolean;
  /** 0: the use case does not hold in this industry; the higher, the more it is made for it. */
  holds(useCase: UseCase): number;
}

/** Finds what is known of a process: the first rung that answers wins. The same input gives the same answer. */
export function createFindUseCases(index: UseCaseIndex, places: Places): FindUseCases {
  return (process, { industry, referenceModel, profile }) => {
    const terms = index.read({
      name: process.name,
      description: readDescription(process.description).slice(0, DESCRIPTION_READ),
      ancestors: process.ancestors.map(({ name }) => name),
    });
    const isUnknownTrade = industry === null && !profile?.otherIndustry;
    const question: Question = { process, terms, referenceModel, industry, isUnknownTrade, holds: holdsIn(industry) };
    const telling = index.tellingTerms(terms);
    const answer =
      tied(question, index, places) ??
      known(question, telling, index, places) ??
      (isHeading(process) ? HEADING : null) ??
      near(question, index, places) ??
      retrieved(question, telling, index);
    return {
      state: answer?.state ?? 'unknown',
      confidence: answer?.confidence ?? null,
      understoodAs: understood(process.name),
      language: terms.language,
      place: answer?.place?.label ?? null,
      reason: answer?.reason ?? null,
      helps: answer ? [] : helpsFor(process, industry, telling > 0),
      candidates: answer ? candidatesOf(answer, process, terms, index) : [],
    };
  };
}

const HEADING: Answer = { state: 'heading', confidence: 1, fits: [], place: null, reason: null };
const isHeading = ({ level, children }: PlacedProcess) => level <= HEADING_LEVEL && children.length > 1;

/** The process carries the code and the name of a known element. */
function tied(question: Question, index: UseCaseIndex, places: Places): Answer | null {
  const { code, name } = question.process;
  const place = places.withCode(code, name, question.referenceModel);
  const made = place && packIndustryOf(place);
  return place ? atPlaces('tied', [place], made ? { ...question, holds: holdsIn(made) } : question, index) : null;
}

/**
 * Its name is that of a known element. A short name ("Process claims") means another thing in each place: it counts
 * where the pack or model of the sector's own industry has it, or where the process also stands below that element's
 * own heading.
 */
function known(question: Question, telling: number, index: UseCaseIndex, places: Places): Answer | null {
  const { process, industry } = question;
  const { name, ancestors } = process;
  const isLong = telling >= TELLING_TERMS || (telling > 0 && wordsIn(name).length >= LONG_NAME);
  const headings = telling > 0 ? ancestors.flatMap((ancestor) => places.withName(ancestor.name, industry)) : [];
  const named = places
    .withName(name, industry)
    .filter(
      (place) => isLong || isOfIndustry(place, industry) || headings.some((heading) => places.isBelow(place, heading)),
    );
  return atPlaces('known', named, question, index);
}

function atPlaces(
  state: 'tied' | 'known',
  at: readonly Place[],
  { terms, holds }: Question,
  index: UseCaseIndex,
): Answer | null {
  const useCases = new Set(at.flatMap((place) => place.useCases.filter(holds)));
  const fits = [...useCases].map((useCase) => index.fitOf(terms, useCase));
  const confidence = FINDING_CONFIDENCE[state];
  if (fits.length > 0) {
    const sorted = fits.toSorted((a, b) => holds(b.useCase) - holds(a.useCase) || b.score - a.score);
    return { state, confidence, fits: sorted, place: at[0] ?? null, reason: null };
  }
  const silent = at.find(({ nothingBecause }) => nothingBecause !== null);
  return silent ? nothingAt(silent, confidence) : null;
}

const nothingAt = (place: Place, confidence: number): Answer => ({
  state: 'nothing',
  confidence,
  fits: [],
  place,
  reason: place.nothingBecause,
});

/** A use case of a place above it fits its own words; the nearest place first. */
function near(
  { process, terms, referenceModel, industry, holds }: Question,
  index: UseCaseIndex,
  places: Places,
): Answer | null {
  for (const [up, { code, name }] of process.ancestors.toReversed().entries()) {
    const enough = NEAR_FIT[up] ?? NEAR_FIT[2];
    const coded = places.withCode(code, name, referenceModel);
    for (const place of coded ? [coded] : places.withName(name, industry)) {
      const fits = [...places.useCasesBelow(place)]
        .filter(holds)
        .map((useCase) => index.fitOf(terms, useCase))
        .filter((fit) => fit.score >= enough && fit.covered >= NEAR_COVER);
      if (fits.length > 0) {
        return {
          state: 'near',
          confidence: FINDING_CONFIDENCE.near,
          fits: ranked(fits, holds, SECOND_FIT.near),
          place,
          reason: null,
        };
      }
      if (place.nothingBecause !== null && place.useCases.length === 0)
        return nothingAt(place, FINDING_CONFIDENCE.near);
    }
  }
  return null;
}

/** Found by words alone. */
function retrieved(
  { terms, holds, industry, isUnknownTrade }: Question,
  telling: number,
  index: UseCaseIndex,
): Answer | null {
  if (telling === 0 && terms.name.length < 2) return null;
  const usual = industry === null ? RETRIEVED_FIT.industryUnknown : RETRIEVED_FIT.industryKnown;
  const enough = telling > 0 ? usual : SAME_WORDS_FIT;
  const fits = index
    .candidates(terms, (useCase) => holds(useCase) > 0)
    .map((useCase) => index.fitOf(terms, useCase))
    .filter((fit) => fit.score >= enough && fit.covered >= coverNeeded(fit));
  const usualBest = ranked(fits, holds, SECOND_FIT.retrieved);
  const isSaidWhole = (usualBest[0]?.score ?? 0) >= SAME_WORDS_FIT;
  const ofOneTrade = isUnknownTrade && !isSaidWhole ? unmistakable(terms, index) : [];
  const best = ofOneTrade.length > 0 ? ofOneTrade : usualBest;
  if (best.length === 0) return null;
  return { state: 'retrieved', confidence: confidenceOf(best[0]?.score ?? 0), fits: best, place: null, reason: null };
}

/**
 * Where the industry is unknown, a name that is a phrase of one trade word for word ("Check in guests"), and of no other
 * trade: "Sell tickets" may be an airline's or a theater's.
 */
function unmistakable(terms: ProcessTerms, index: UseCaseIndex): Fit[] {
  const fits = index
    .candidates(terms, () => true)
    .map((useCase) => index.fitOf(terms, useCase))
    .filter((fit) => fit.score >= SAME_WORDS_FIT && fit.covered >= ALONE_COVER && fit.telling > 0)
    .toSorted((a, b) => b.score - a.score);
  const of = ({ useCase: { industries } }: Fit): readonly Industry[] => (industries === 'any' ? [] : industries);
  const isOneTrade = fits[0] && of(fits[0]).some((own) => fits.every((fit) => of(fit).includes(own)));
  return isOneTrade ? fits : [];
}

const coverNeeded = ({ telling, isSupported }: Fit) => (telling < 2 && !isSupported ? ALONE_COVER : RETRIEVED_COVER);

const confidenceOf = (score: number) => RETRIEVED_CONFIDENCE.find(({ from }) => score >= from)?.confidence ?? 0;

/** Best first, without those that are much worse than the best. */
function ranked(fits: readonly Fit[], holds: Question['holds'], enough: number): Fit[] {
  const rank = ({ useCase, score }: Fit) => score * (1 + INDUSTRY_FACTOR * (holds(useCase) - 1));
  const sorted = fits.toSorted((a, b) => rank(b) - rank(a));
  const [best] = sorted;
  return best ? sorted.filter((fit) => rank(fit) >= enough * rank(best)) : [];
}

/** How much a use case is made for an industry: 0 not at all, 1 for any, 2 for the wider one, 3 for just this one. */
function holdsIn(industry: Industry | null): Question['holds'] {
  const own = industry === null ? [] : withWiderIndustry(industry);
  return ({ industries }) => {
    if (industries === 'any') return 1;
    if (industry === null) return industries.length >= WIDESPREAD ? 0.5 : 0;
    const at = own.findIndex((name) => industries.includes(name));
    return at === -1 ? 0 : 3 - at;
  };
}

function candidatesOf(
  { fits, confidence }: Answer,
  { name, children }: PlacedProcess,
  { language }: ProcessTerms,
  index: UseCaseIndex,
): Candidate[] {
  return fits.slice(0, CANDIDATES_MAX).map(({ useCase, score, terms }) => ({
    id: useCase.id,
    title: useCase.title,
    words: index.wordsOf(name, terms, language),
    strength: confidence + 0.3 * score - (children.length > 0 ? HEADING_MALUS : 0),
  }));
}

function helpsFor({ description }: PlacedProcess, industry: Industry | null, isTelling: boolean): FindingHelp[] {
  return [
    ...(isTelling ? [] : ['plainerName' as const]),
    ...((description ?? '').length < SHORT_DESCRIPTION ? ['description' as const] : []),
    ...(industry === null ? ['industry' as const] : []),
  ];
}

function understood(name: string): string {
  const { verb, object } = actionOf(name);
  return verb && object ? `${verb} ${object}` : name.trim();
}
