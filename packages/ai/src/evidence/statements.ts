import { SENTENCE_MAX } from '@process-ai/contract/evidence';
import type { DocumentPage, InsightFact, InsightFigure } from '@process-ai/contract/insights';
import { MARKER, passagesOf } from '../built-in/passages.ts';
import { type Effect, effectsOf } from './criterion-cues.ts';
import { isOfOthers, OUR_OWN } from './said-of-others.ts';

/** Shorter sentences say too little, and shorter quotes stand in too many. */
const LETTERS_LEAST = 20;

/** What a person said that a sentence speaks of. */
export interface Decision {
  quote: string;
  /** null = no process. */
  processId: string | null;
}

export interface EvidenceDocument {
  insightId: string;
  title: string;
  pages: readonly DocumentPage[];
  facts: readonly InsightFact[];
  figures: readonly InsightFigure[];
  decisions?: readonly Decision[];
}

/** A sentence with a figure, or with words that answer a criterion; or one of which a person says what it speaks of. */
export interface Statement {
  passage: Said;
  decision: Decision | undefined;
  /** Whether its words may tie it. */
  tells: boolean;
  facts: InsightFact[];
  figures: InsightFigure[];
  effects: Effect[];
}

export function statementsOf({ pages, facts, figures, decisions = [] }: EvidenceDocument): Statement[] {
  const decided = new Map(decisions.map((decision) => [decision.quote, decision]));
  return saidIn(pages).flatMap((passage) => {
    const decision = decided.get(passage.text);
    if (!decision && passage.text.length < LETTERS_LEAST) return [];
    const isHere = ({ page, quote }: InsightFact | InsightFigure) => page === passage.page && isIn(quote, passage.text);
    const said = { facts: facts.filter(isHere), figures: figures.filter(isHere) };
    const runs = said.figures.flatMap(({ field, value }) => (field === 'processFrequency' ? [value] : []));
    const effects = effectsOf(passage.text, runs);
    const tells =
      passage.text.length >= LETTERS_LEAST &&
      (said.facts.length > 0 || effects.length > 0) &&
      !isOfAPerson(passage.text, said.facts) &&
      !isOfTheMarket(passage.text, said.facts) &&
      !isOfOthers(passage.text);
    return tells || decision ? [{ passage, ...said, effects, decision, tells }] : [];
  });
}

/** The whole sentence of a document that a quote is, or is cut from; null where there is none. */
export function sentenceIn(pages: readonly DocumentPage[], quote: string): string | null {
  const words = folded(quote);
  const texts = saidIn(pages).map(({ text }) => text);
  if (texts.includes(words)) return words;
  if (words.length < LETTERS_LEAST) return null;
  return texts.find((text) => text.includes(words)) ?? null;
}

/** "He will gain €825 from the budget": what happens to somebody tells nothing of how work is done. */
const OF_A_PERSON =
  /(?<!\p{L})(?:(?:he|she) (?:is|was|has|will|would|also|gains?|gets?|earns?|pays?|receives?)|they will (?:also )?(?:gain|get|pay|receive|save))(?!\p{L})/iu;

const isOfAPerson = (text: string, facts: readonly InsightFact[]) =>
  facts.some(({ unit }) => unit === 'currency') && OF_A_PERSON.test(text);

/** What is bought at a market's price, and what markets and laws set for all: as words of seven languages begin. */
const SET_BY_MARKETS =
  /(?<!\p{L})(?:inflation|inflaci[oó]n|inflazione|infla[cç][aã]o|inflatie|(?:mindest|leit)\p{L}+|minimum ?(?:wage|loon)|smic|euribor|diesel|fuel|petrol|gasoline|kraftstoff|sprit|benzin|kerosi?n|jet fuel|gas(?:preis|prijs)?|gas-?oil|gasóleo|gazole|gasolio|carburant|carburante|combustible|combustível|combustíveis|brandstof|queroseno?|kérosène|cherosene|electricity|energy|strom|energie|énergie|électricité|electricidad|energía|elettricità|energia|elektriciteit|stroom|eletricidade|steel|stahl|acero|acier|acciaio|staal|aço|wheat|weizen|trigo|blé|grano|tarwe|cement|zement|cemento|ciment|cimento|timber|holz|madera|bois|legno|hout|madeira|interest rates?|zins(?:en|sätze)?|tipos de interés|taux d'intérêt|tassi|hypotheekrente|juros|d[oó]lar|dollar|rohstoff\p{L}*|raw materials?)/iu;
const PRICE =
  /(?<!\p{L})(?:\p{L}*(?:preise?n?|kosten)|prices?|precios?|prix|prezz[io]|\p{L}*prij[sz](?:en)?|preços?|inflation|inflaci[oó]n|inflazione|infla[cç][aã]o|inflatie|rates?|zins\p{L}*|tipos|taux|tassi|\p{L}*rente|juros|\p{L}*lohn|wage|\p{L}*loon|smic|euribor|d[oó]lar|dollar)(?!\p{L})/iu;
const ROSE_OR_FELL =
  /(?<!\p{L})(?:rose|risen|rises?|went (?:up|down)|gone (?:up|down)|increased|climbed|jumped|fell|fallen|dropped|(?:ge)?stieg(?:en)?|fiel(?:en)?|gefallen|gesunken|sank(?:en)?|teurer|billiger|sub(?:ió|ieron|ido|iu|iram)|baj(?:ó|aron|ado)|encarecido|augmenté(?:e?s)?|grimpé|baissé|aumentat[oaie]|salit[oaie]|cresciut[oaie]|sces[oaie]|gestegen|stegen|steeg|gedaald|daalden?|duurder|goedkoper|aumentou|aumentaram|ca[ií]u|caíram)(?!\p{L})/iu;

/** "Diesel prices rose by 14 %" tells what all pay, and nothing of how work is done. */
const isOfTheMarket = (text: string, facts: readonly InsightFact[]) =>
  facts.length > 0 &&
  facts.every(({ unit }) => unit === 'percent') &&
  [SET_BY_MARKETS, PRICE, ROSE_OR_FELL].every((said) => said.test(text)) &&
  !OUR_OWN.test(text);

export interface Said {
  page: number;
  /** The exact words, white space folded. */
  text: string;
  /** The heading that it stands below; empty where there is none. */
  heading: string;
  /** The sentence before it in the same paragraph; empty for the first. */
  before: string;
}

/** The sentences of a document and what stands around them; headings count as what they head. */
const saidIn = (pages: readonly DocumentPage[]): Said[] =>
  passagesOf(pages).flatMap(({ text: marked, page, block, heading }, at, all): Said[] => {
    const text = marked.replace(MARKER, '');
    if (text === heading || text.length > SENTENCE_MAX) return [];
    const last = all[at - 1];
    return [{ page, text, heading, before: last && last.block === block && last.page === page ? last.text : '' }];
  });

const folded = (text: string) => text.replace(/\s+/g, ' ');
/** A figure's quote may be cut within its sentence, and may reach beyond it. */
const isIn = (quote: string, sentence: string) => {
  const said = folded(quote);
  return sentence.includes(said) || said.includes(sentence);
};
