import type { Criterion } from '@process-ai/contract/suitability';

/** What a sentence of a document says of a criterion. 5 means "more suitable", so raising is always in favor. */
export interface Effect {
  criterion: Criterion;
  direction: 'raises' | 'lowers';
  /** The words of the sentence that say so. */
  words: string;
}

type Cue = [criterion: Criterion, direction: Effect['direction'], words: RegExp];

/**
 * How clients speak of a criterion, in the languages of the catalogue. What says the opposite ("no exceptions") stands
 * before what it would be mistaken for: of one criterion, the first cue that holds counts.
 */
const CUES: readonly Cue[] = [
  [
    'rules',
    'raises',
    /\b(?:fixed|clear|same|simple|standard) rules?\b|\bby rule\b|\brule[- ]based\b|\bchecked against (?:the|a|an|fixed) (?:\w+ )?(?:list|contract|price list|tolerance|limit)s?\b|\b(?:typed|keyed|entered|copied) (?:in )?(?:by hand )?(?:twice|again|a second time)\b|\bre-?key(?:ed|ing|s)?\b|\bre-?typ(?:ed|ing)\b|\bcopy[- ]and[- ]paste\b/i,
  ],
  [
    'rules',
    'raises',
    /\bfeste[nr]? Regeln\b|\bnach Regeln\b|\b(?:doppelt|zweimal|erneut|nochmals) (?:erfasst|eingegeben|abgetippt)\b|\babgetippt\b|\brègles fixes\b|\b(?:ressaisi|saisi(?:e|es|s)? deux fois|double saisie)\w*\b|\breglas fijas\b|\b(?:se vuelven? a teclear|doble captura|se introducen? dos veces)\b|\bregole fisse\b|\b(?:reinserit|inserit\w+ due volte|doppio inserimento)\w*\b|\bvaste regels\b|\b(?:opnieuw|dubbel|tweemaal|twee keer) (?:ingevoerd|overgetypt|ingetypt)\b|\bregras fixas\b|\b(?:redigitad|digitad\w+ duas vezes)\w*\b/i,
  ],
  [
    'rules',
    'lowers',
    /\b(?:at|in) the discretion of\b|\bcase[- ]by[- ]case\b|\bjudge?ment calls?\b|\bno (?:written |clear |fixed )?(?:rules?|criteria)\b|\bdepends on (?:who|the experience|experience)\b|\bgut feeling\b|\bdifferently by each\b|\beach (?:clerk|team|branch|site|office|region) (?:has|does|works|decides|handles)\b/i,
  ],
  [
    'rules',
    'lowers',
    /\bnach Ermessen\b|\bEinzelfall\w*\b|\bkeine (?:klaren |festen )?(?:Regeln|Kriterien)\b|\bau cas par cas\b|\bcaso por caso\b|\bcaso per caso\b|\bcaso a caso\b|\bper geval\b|\baucune règle\b|\bsin reglas\b|\bsenza regole\b|\bgeen (?:vaste )?regels\b|\bsem regras\b/i,
  ],
  [
    'structured',
    'lowers',
    /\bno (?:standard|common|uniform|fixed) (?:format|form|layout|template)s?\b|\b(?:many|various|different|own|several|\d+) (?:formats|layouts|templates)\b|\bfree[- ]text\b|\bunstructured\b|\b(?:each|every) (?:supplier|customer|client|branch|site|department|sender)\b[^.]{0,30}\b(?:own|different) (?:format|form|layout|template|spreadsheet)/i,
  ],
  [
    'structured',
    'lowers',
    /\bkein (?:einheitliches|festes) (?:Format|Formular)\b|\bFreitext\w*\b|\bunterschiedlich\w* (?:Formate|Formulare|Vorlagen)\b|\btexte libre\b|\baucun format\b|\bformats différents\b|\btexto libre\b|\bsin formato\b|\bformatos distintos\b|\btesto libero\b|\bformati diversi\b|\bvrije tekst\b|\bgeen standaardformaat\b|\bverschillende formaten\b|\btexto livre\b|\bformatos diferentes\b/i,
  ],
  [
    'structured',
    'raises',
    /\b(?:by|via|through|over) EDI\b|\b(?:standard|fixed|uniform|structured) (?:format|form|template|layout|file)s?\b|\bstructured data\b|\bXML\b/i,
  ],
  [
    'digital',
    'lowers',
    /\b(?:on|by) paper\b|\bpaper (?:forms?|files?|lists?|copies|records?|sheets?|based|slips?)\b|\bpaper-based\b|\bhand-?written\b|\bby fax\b|\bfaxe[sd]?\b|\bprinted (?:out|and)\b|\bby post\b|\bfiling cabinets?\b/i,
  ],
  [
    'digital',
    'lowers',
    /\b(?:auf|in) Papier(?:form)?\b|\bPapier(?:akten?|listen?|formulare?n?|belege?n?)\b|\bhandschriftlich\w*\b|\b(?:per|als) Fax\b|\bausgedruckt\b|\b(?:sur|en) papier\b|\bmanuscrit\w*\b|\ben papel\b|\bmanuscrit[oa]s?\b|\bsu carta\b|\bcartace[oiae]\b|\bscritt[oiae] a mano\b|\bop papier\b|\bpapieren\b|\bmet de hand geschreven\b|\bhandgeschreven\b|\bem papel\b/i,
  ],
  [
    'digital',
    'raises',
    /\b(?:arrive|come|received?|submitted|sent) (?:electronically|online|digitally)\b|\bthrough the (?:web |customer |supplier |online |self-service )?portal\b|\bfully digital\b|\belektronisch (?:eingereicht|übermittelt)\b|\ben ligne\b|\bpor vía electrónica\b/i,
  ],
  [
    'fewExceptions',
    'raises',
    /\b(?:no|hardly any|almost no|few|rare|without) exceptions?\b|\bstraight[- ]through\b|\bfirst[- ]time[- ]right\b|\bohne Ausnahmen?\b|\bkeine Ausnahmen\b|\bsans exception\b|\bsin excepciones\b|\bsenza eccezioni\b|\bzonder uitzondering(?:en)?\b|\bsem exceções\b/i,
  ],
  [
    'fewExceptions',
    'lowers',
    /\bexceptions?\b|\b(?:sent|go|goes|went) back\b|\breturned (?:to|because|for)\b|\brejected\b|\bmismatch(?:es)?\b|\bmissing (?:data|information|documents?|papers?|fields?|order numbers?|purchase orders?|details)\b|\bincomplete\b|\bqueries\b|\bclarif(?:ied|y|ication)\b|\bwithout (?:a |an )?(?:purchase order|order number|reference)\b/i,
  ],
  [
    'fewExceptions',
    'lowers',
    /\bAusnahmen?\b|\bSonderf[aä]ll\w*\b|\bunvollständig\w*\b|\bAbweichung(?:en)?\b|\bRückfragen?\b|\bzurückgewiesen\b|\bincompl(?:et|èt)\w*\b|\bexception(?:s|nel\w*)?\b|\bécarts?\b|\brejet(?:é|s|ées?)\w*\b|\bexcepciones\b|\bincomplet\w+\b|\brechazad\w+\b|\beccezion\w+\b|\brespint\w+\b|\bincomplet\w+\b|\buitzonderingen\b|\bonvolledig\w*\b|\bafgewezen\b|\bexceções\b|\brejeitad\w+\b/i,
  ],
  [
    'stability',
    'lowers',
    /\b(?:is|are|will be|being|to be) (?:being )?(?:redesigned|replaced|reorgani[sz]ed|restructured|phased out|migrated)\b|\bunder review\b|\bchanges? every (?:few )?(?:week|month|quarter)s?\b|\bstill (?:changing|being defined)\b|\bwird (?:abgelöst|neu gestaltet|umgestellt|ersetzt)\b|\bsera remplacé\w*\b|\bserá (?:sustituid|reemplazad|substituíd)\w+\b|\bverrà sostituit\w+\b|\bwordt vervangen\b/i,
  ],
  [
    'stability',
    'raises',
    /\bunchanged (?:for|since)\b|\bhas not changed (?:for|since|in)\b|\bseit Jahren unverändert\b|\binchangée? depuis\b/i,
  ],
  [
    'documented',
    'lowers',
    /\b(?:not|never|nowhere) (?:been )?(?:documented|written down)\b|\bundocumented\b|\bno (?:written )?(?:procedures?|work instructions?|documentation|guidelines?)\b|\bin (?:people's|their|his|her|the) heads?\b|\bonly (?:one|two|three) (?:person|people|colleagues?) knows?\b|\bnicht dokumentiert\b|\bkeine (?:Arbeitsanweisung(?:en)?|Dokumentation)\b|\bnon documenté\w*\b|\bno (?:está|están) documentad\w+\b|\bnon (?:è|sono) documentat\w+\b|\bniet (?:gedocumenteerd|vastgelegd)\b|\bnão documentad\w+\b/i,
  ],
  [
    'documented',
    'raises',
    /\b(?:work|operating|standard) (?:instructions?|procedures?)\b|\bdocumented (?:step|procedure|in)\b|\bchecklists?\b|\bArbeitsanweisung(?:en)?\b|\bmode opératoire\b|\bprocedimiento escrito\b|\bprocedura scritta\b|\bwerkinstructies?\b/i,
  ],
  [
    'systems',
    'raises',
    /\b(?:between|across|from|in|into|over) (?:two|three|four|five|six|seven|eight|several|\d+) (?:\w+ )?(?:systems|applications|tools|screens)\b|\b(?:two|three|four|five|six|seven|eight|several) (?:\w+ )?(?:systems|applications)\b|\bnot (?:connected|integrated|interfaced)\b|\bno interface\b|\bswivel[- ]chair\b/i,
  ],
  [
    'systems',
    'raises',
    /\b(?:zwei|drei|vier|fünf|sechs|mehrere[n]?) (?:\w+ )?Systeme[n]?\b|\bkeine Schnittstelle\b|\b(?:deux|trois|quatre|cinq|plusieurs) (?:systèmes|applications|logiciels)\b|\b(?:dos|tres|cuatro|cinco|varios) sistemas\b|\b(?:due|tre|quattro|cinque|diversi) sistemi\b|\b(?:twee|drie|vier|vijf|meerdere) systemen\b|\b(?:dois|três|quatro|cinco|vários) sistemas\b/i,
  ],
  [
    'errorProne',
    'lowers',
    /\b(?:no|without|zero|hardly any|free of) (?:errors?|mistakes?)\b|\bfehlerfrei\w*\b|\bsans erreurs?\b|\bsin errores\b|\bsenza errori\b|\bzonder fouten\b|\bsem erros\b/i,
  ],
  [
    'errorProne',
    'raises',
    /\berrors?\b|\bmistakes?\b|\brework(?:ed)?\b|\bduplicates?\b|\bpaid twice\b|\bwrong(?:ly)?\b|\b(?:forgotten|overlooked)\b|\bincorrect(?:ly)?\b|\bmistyped\b|\btypos?\b|\b(?:typed|keyed|entered|copied|transferred|captured|checked|compared|matched|reconciled|sorted|done|processed|prepared|compiled|assigned) (?:in )?(?:by hand|manually)\b|\bmanual(?:ly)? (?:re-?)?(?:typ|key|enter|entry|copi|captur|compar|transfer|match|reconcil)\w*\b|\bby hand\b|\bmanually\b|\bre-?key(?:ed|ing|s)?\b|\bre-?typ(?:ed|ing)\b|\bdouble entry\b/i,
  ],
  [
    'errorProne',
    'raises',
    /\b(?:Tipp|Erfassungs|Eingabe|Buchungs)?[Ff]ehler\w*\b|\bfalsch\w*\b|\b(?:vergessen|übersehen)\b|\boubliée?s?\b|\bolvidad[oa]s?\b|\bdimenticat[oaie]\b|\bvergeten\b|\besquecid[oa]s?\b|\bvon Hand\b|\bmanuell\w*\b|\berreurs?\b|\bà la main\b|\bmanuellement\b|\berror(?:es|i)\b|\ba mano\b|\bmanualmente\b|\berrore\b|\bfouten\b|\bhandmatig\b|\bmet de hand\b|\berros?\b|\bà mão\b/i,
  ],
  [
    'unstructured',
    'raises',
    /\be-?mails?\b|\bscann?(?:ed|s)\b|\bletters\b|\bfree[- ]text\b|\bphone calls?\b|\bphotos?\b|\bimages?\b|\bPDFs?\b|\battachments?\b|\bfree[- ]form\b|\bBriefe?n?\b|\bFreitext\w*\b|\bgescannt\w*\b|\bcourriels?\b|\bcourriers?\b|\bcorreos?\b|\bcartas\b|\blettere\b|\bbrieven\b/i,
  ],
  [
    'examples',
    'raises',
    /\b(?:past|historical|archived|closed|earlier) (?:cases|files|records|decisions|invoices|claims|tickets|orders|requests)\b|\b(?:\w+ )?years of (?:history|data|records|cases)\b|\barchive of\b/i,
  ],
  [
    'steps',
    'raises',
    /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|several) (?:\w+ )?(?:hand-?offs?|handovers?|approvals?|approvers|departments|signatures|steps)\b|\b(?:zwei|drei|vier|fünf|sechs|mehrere) (?:Abteilungen|Freigaben|Unterschriften|Schritte)\b|\b(?:deux|trois|quatre|cinq) (?:services|signatures|validations|étapes)\b|\b(?:dos|tres|cuatro|cinco) (?:firmas|aprobaciones|departamentos)\b|\b(?:due|tre|quattro) (?:firme|approvazioni)\b|\b(?:twee|drie|vier) (?:afdelingen|handtekeningen|goedkeuringen)\b|\b(?:dois|três|quatro) (?:assinaturas|aprovações)\b/i,
  ],
];

const LETTER = '[\\p{L}\\p{N}_]';
const EDGE = `(?:(?<=${LETTER})(?!${LETTER})|(?<!${LETTER})(?=${LETTER}))`;
/** "à la main" and "rejeté" begin and end with what is no letter to `\b` and `\w`. */
const inAllLetters = (words: RegExp): RegExp =>
  /[À-ÿ]/.test(words.source)
    ? new RegExp(words.source.replaceAll('\\b', EDGE).replaceAll('\\w', LETTER), `${words.flags}u`)
    : words;
const READ = CUES.map(([criterion, direction, words]): Cue => [criterion, direction, inAllLetters(words)]);

/** Runs a year from which the volume speaks for automating, and below which against it. */
const VOLUME = { high: 10_000, low: 50 };

/** What a sentence says of the criteria; at most one effect for each. `runsAYear` are volumes it names. */
export function effectsOf(sentence: string, runsAYear: readonly number[]): Effect[] {
  const found = new Map<Criterion, Effect>();
  for (const [criterion, direction, words] of READ) {
    const said = found.has(criterion) ? undefined : words.exec(sentence)?.[0];
    if (said) found.set(criterion, { criterion, direction, words: said });
  }
  const [runs] = runsAYear;
  if (runs !== undefined && (runs >= VOLUME.high || runs <= VOLUME.low)) {
    const direction = runs >= VOLUME.high ? 'raises' : 'lowers';
    found.set('volume', { criterion: 'volume', direction, words: `${runs.toLocaleString('en-US')} a year` });
  }
  return [...found.values()];
}
