/** Who speaks of his own work says so. */
export const OUR_OWN =
  /(?<!\p{L})(?:we|us|our|wir|uns|unser\p{L}*|nos|nosotros|nuestr\p{L}*|nous|notre|noi|ci|nostr\p{L}*|wij|ons|onze|nós|noss[oa]s?)(?!\p{L})/iu;

/** "Our competitor": whose it is not. */
const FIRST_WORD = /^\s*(?:[-–—•*]\s*)?(?:(?:\p{L}+['’])|\p{L}+)\s?/u;

const ARTICLE = String.raw`^\s*(?:[-–—•*]\s*)?(?:(?:the|our|an?|der|die|das|unsere?|ein|eine|el|la|los|nuestr[oa]|un|una|le|notre|une|il|lo|i|gli|nostr[oa]|de|het|een|onze|ons|o|a|os|as|[oa] noss[oa]|um|uma) |l['’])?`;
const begun = (inside: string) => new RegExp(`${ARTICLE}(?:${inside})(?!\\p{L})`, 'iu');

/** A firm beside or across, before anything else is said: "die Spedition nebenan", "l'entreprise voisine". */
const NEIGHBOR = begun(
  String.raw`(?:\p{L}+[ -]){1,3}?(?:next door|across the (?:road|street)|down the (?:road|street)|nebenan|gegenüber|von nebenan|de al lado|de enfrente|vecin[oa]|voisine?|d['’]en face|d['’]à côté|accanto|di fronte|vicin[oa]|hiernaast|aan de overkant|verderop|ao lado|em frente|vizinh[oa])|neighbou?ring \p{L}+`,
);
const COMPETITOR = begun(
  'competitors?|competition|rivals?|wettbewerber|wettbewerb|mitbewerber|konkurrenz|konkurrent|competencia|competidor(?:es)?|concurrents?|concurrence|concorrent[ei]|concorrenza|concurrentie|concurrent(?:en)?|concorrência',
);
const RELATIVE =
  /^\s*(?:my|mein[e]?|mi|mon|ma|mio|mia|mijn|[oa] meu|[oa] minha|meu|minha) (?:brother|sister|wife|husband|father|mother|uncle|aunt|cousin|son|daughter|bruder|schwester|schwager|frau|mann|vater|mutter|onkel|tante|cuñad[oa]|herman[oa]|mujer|marido|padre|madre|frère|sœur|beau-frère|femme|mari|père|mère|fratello|sorella|cognato|moglie|broer|zus|zwager|vrouw|man|vader|moeder|irmão|irmã|cunhad[oa]|pai|mãe)(?!\p{L})/iu;

/** It rains: what a sentence begins with, and no cause of anything. */
const WEATHER =
  /^\s*(?:[-–—•*]\s*)?(?:(?:this|last|im|in|en|à|a|em|no|nel|gestern|yesterday|ayer|hier|ieri|gisteren|ontem) ?(?:\p{L}+ ){0,2})?(?:it (?:has )?(?:rain|snow|hail)(?:ed|s)|es (?:regnete|schneite|stürmte|hat [^,.]{0,30}(?:geregnet|geschneit|gehagelt|gestürmt))|(?:ha |ha estado )?(?:llovi(?:ó|do|endo)|nev(?:ó|ado|ando))|il (?:a )?(?:plu|neigé|pleut|neige)|il a fait \d+ degrés|ha (?:piovuto|nevicato|grandinato)|het (?:regende|sneeuwde|heeft [^,.]{0,20}(?:geregend|gesneeuwd))|(?:choveu|nevou))(?!\p{L})[^,;]*$/iu;

/** Long ago: "in the last century", "im Jahr 1890". */
const LONG_AGO =
  /(?<!\p{L})(?:(?:last|previous|past|1[5-9]th) century|(?:letzten|vorigen|vergangenen|1[5-9]\.) Jahrhundert\p{L}*|(?:el )?siglo (?:pasado|x[vi]+)|hace un siglo|siècle (?:dernier|passé)|(?:xix|xviii|xx)e siècle|secolo scorso|scorso secolo|vorige eeuw|(?:19|20)e eeuw|século (?:passado|x[vi]+)|(?:in|im jahr|anno|en|en el año|nel|em) (?:1[5-8]\d\d|19[0-6]\d))(?![\p{L}\d])/iu;

const MARKET = begun(
  '(?:stock |housing )?market|stock exchange|dax|dow(?: jones)?|nasdaq|ftse|cac(?: 40)?|ibex|(?:aktien)?markt|börse|mercado|bolsa|marché|bourse|mercato|borsa|beurs|aex',
);
const WENT =
  /(?<!\p{L})(?:rose|rises?|fell|fallen|dropped|grew|shrank|lost|gained|stieg|fiel|wuchs|schrumpfte|verlor|creció|cayó|subió|bajó|reculé|progressé|chuté|baissé|augmenté|crû|calato|cresciuto|salito|sceso|groeide|kromp|steeg|daalde|caiu|cresceu|subiu|encolheu)(?!\p{L})/iu;
/** "The town has 14,000 inhabitants" */
const INHABITANTS =
  /(?<!\p{L})(?:has|have|counts|hat|zählt|tiene|a|compte|ha|conta|heeft|telt|tem)\s[^.;]{0,20}?\d[\d.,' \u00a0\u202f]*\s?(?:inhabitants|residents|einwohner|habitantes|habitants|abitanti|inwoners)(?!\p{L})/iu;

/**
 * What happens to others tells nothing of how work is done here: a firm next door, a competitor, the weather, the market,
 * times long past. Who speaks of himself as well ("30 of our quotes") may mean his own work.
 */
export function isOfOthers(text: string): boolean {
  if (LONG_AGO.test(text)) return true;
  const isOther =
    [NEIGHBOR, COMPETITOR, RELATIVE, INHABITANTS, WEATHER].some((said) => said.test(text)) ||
    (MARKET.test(text) && WENT.test(text));
  return isOther && !OUR_OWN.test(text.replace(FIRST_WORD, ''));
}
