import type { Language } from '@process-ai/library/use-case';

/** How a language writes numbers. Each text but `numbers` is the inside of a pattern: alternatives in lower case. */
interface NumberWords {
  /** 2 to 20, then 30 to 100 by tens; one is an article in most languages. */
  numbers: string;
  /** Half of what follows: "half an hour". */
  half: string;
  scale: Record<string, number>;
  /** Between the two ends of a range. */
  to: string;
  /** What makes of a number a reference to a place or version, and months, which make it a date. */
  places: string;
  dates: string;
}

export const NUMBER_WORDS: Record<Language, NumberWords> = {
  en: {
    numbers:
      'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred',
    half: 'half an?',
    scale: { k: 1e3, thousand: 1e3, m: 1e6, mn: 1e6, million: 1e6, bn: 1e9, billion: 1e9 },
    to: 'to|and|or',
    places:
      'section|chapter|part|title|chart|graph|exhibit|box|pages?|p|pp|figure|fig|table|steps?|stages?|phases?|appendix|annex|article|art|clause|version|release|no|nr|number|level|slide|iso|form|room|paragraph|para',
    dates:
      'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec',
  },
  de: {
    numbers:
      'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig hundert',
    half: '(?:eine )?halben?',
    scale: {
      'tsd.': 1e3,
      tsd: 1e3,
      tausend: 1e3,
      'mio.': 1e6,
      mio: 1e6,
      millionen: 1e6,
      'mrd.': 1e9,
      mrd: 1e9,
      milliarden: 1e9,
    },
    to: 'bis(?: zu)?|und|oder',
    places:
      'abschnitt|kapitel|teil|titel|grafik|diagramm|schaubild|seiten?|s|abbildung|abb|tabelle|tab|schritt|phase|anhang|anlage|artikel|art|ziffer|version|nr|nummer|absatz|abs|punkt|folie|iso|formular|ebene|stufe|raum|din|en|gebäude|zimmer|kostenstelle',
    dates:
      'januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|jan|feb|apr|jun|jul|aug|sep|okt|nov|dez|uhr',
  },
  es: {
    numbers:
      'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa cien',
    half: 'media',
    scale: { mil: 1e3, k: 1e3, m: 1e6, 'mill.': 1e6, millón: 1e6, millones: 1e6 },
    to: 'a|y|o',
    places:
      'sección|capítulo|parte|título|gráfico|esquema|páginas?|pág|p|figura|fig|tabla|cuadro|paso|fase|etapa|anexo|artículo|art|cláusula|versión|núm|nº|n|número|nivel|diapositiva|iso|formulario|apartado|punto|sala',
    dates:
      'de enero|de febrero|de marzo|de abril|de mayo|de junio|de julio|de agosto|de septiembre|de octubre|de noviembre|de diciembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre',
  },
  fr: {
    numbers:
      'deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt trente quarante cinquante soixante soixante-dix quatre-vingts quatre-vingt-dix cent',
    half: 'une demi-|demi-',
    scale: {
      k: 1e3,
      mille: 1e3,
      milliers: 1e3,
      m: 1e6,
      million: 1e6,
      millions: 1e6,
      md: 1e9,
      milliard: 1e9,
      milliards: 1e9,
    },
    to: 'à|et|ou',
    places:
      'section|chapitre|partie|titre|livre|graphique|schéma|encadré|pages?|p|figure|fig|tableau|étape|phase|annexe|article|art|clause|version|n°|nº|n|numéro|niveau|diapositive|iso|formulaire|paragraphe|alinéa|point|salle',
    dates: 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre',
  },
  it: {
    numbers:
      'due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti trenta quaranta cinquanta sessanta settanta ottanta novanta cento',
    half: "mezz['’]?",
    scale: { mila: 1e3, k: 1e3, mln: 1e6, m: 1e6, milione: 1e6, milioni: 1e6, mld: 1e9, miliardi: 1e9 },
    to: 'a|e|ai|o',
    places:
      'sezione|capitolo|parte|titolo|grafico|schema|pagin[ae]|pag|p|figura|fig|tabella|tab|passo|fase|allegato|articolo|art|clausola|versione|n|nr|numero|livello|diapositiva|iso|modulo|paragrafo|punto|sala',
    dates: 'gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre',
  },
  nl: {
    numbers:
      'twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien twintig dertig veertig vijftig zestig zeventig tachtig negentig honderd',
    half: '(?:een )?halve?|een half',
    scale: { duizend: 1e3, k: 1e3, mln: 1e6, 'mln.': 1e6, miljoen: 1e6, mld: 1e9, miljard: 1e9 },
    to: 'tot(?: en met)?|à|en|of',
    places:
      "paragraaf|hoofdstuk|deel|titel|grafiek|pagina['’]?s?|blz|p|figuur|fig|tabel|stap|fase|bijlage|artikel|art|clausule|versie|nr|nummer|niveau|dia|iso|formulier|punt|lid|kamer|zaal",
    dates: 'januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december',
  },
  pt: {
    numbers:
      'dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezasseis dezassete dezoito dezanove vinte trinta quarenta cinquenta sessenta setenta oitenta noventa cem',
    half: 'meia',
    scale: { mil: 1e3, k: 1e3, mi: 1e6, m: 1e6, milhão: 1e6, milhões: 1e6, bilhões: 1e9 },
    to: 'a|e|ou',
    places:
      'regulamento|secção|seção|capítulo|parte|título|gráfico|páginas?|pág|p|figura|fig|tabela|quadro|passo|fase|etapa|anexo|artigo|art|cláusula|versão|n|nº|núm|número|nível|diapositivo|iso|formulário|ponto|sala',
    dates:
      'de janeiro|de fevereiro|de março|de abril|de maio|de junho|de julho|de agosto|de setembro|de outubro|de novembro|de dezembro|janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro',
  },
};

/** Money by sign, code or name, in any of the languages. */
export const CURRENCIES: readonly (readonly [code: string, said: string])[] = [
  ['EUR', '€|eur|euros?'],
  ['CHF', 'chf|sfr\\.?|fr\\.|franken|francs? suisses?|franchi(?: svizzeri)?|swiss francs?'],
  [
    'GBP',
    '£|gbp|pounds?(?: sterling)?(?! of (?:food|flour|sugar|meat|fish|waste|scrap|trash|laundry|linen|freight|cargo|steel|material|produce|coffee|dough|bread|fruit|paper|plastic))|libras(?: esterlinas)?|livres sterling|sterline|pfund',
  ],
  ['BRL', 'r\\$|brl|reais'],
  ['USD', 'us ?\\$|\\$|usd|(?:us[ -])?dollars?|dólares|dollari|dollar'],
  ['JPY', '¥|jpy|yen'],
  ['CAD', 'cad|c\\$'],
  ['AUD', 'aud|a\\$'],
  ['SEK', 'sek'],
  ['DKK', 'dkk'],
  ['PLN', 'pln|zł'],
];
