import type { Language } from '@process-ai/library/use-case';
import { wordsIn } from '../use-cases/language.ts';

/**
 * Beginnings of forms that do not begin as their infinitive does, without accents. German and Dutch ones are without
 * the "ge" of a participle. What regular forms share with the infinitive is not told here.
 */
const IRREGULAR: Record<Language, string> = {
  en: `begin began begun; bind bound; break broke; bring brought; build built; buy bought; catch caught; choose chose; deal dealt; do did
    done; draw drew; drive drove driven; feed fed; find found; freeze froze; get got; give gave; grind ground; grow grew; hang hung; hear heard; hold
    held; keep kept; know knew; lay laid; lead led; leave left; lend lent; light lit; lose lost; make made; meet met; pay paid; run ran; see saw; seek
    sought; sell sold; send sent; sew sewn; shoot shot; speak spoke; spend spent; stick stuck; sweep swept; take took; teach taught; tear tore torn;
    tell told; think thought; throw threw; win won; write wrote written`,
  de: `backen buk; bieten bot; binden band bund; brechen brach broch; bringen brach; denken dach; fahren fuhr; fangen fing; finden fand fund;
    geben gab gib; gehen ging gang; giessen goss; gleichen glich; greifen griff; halten hielt; hangen hing; heben hob; helfen half holf; laden lud;
    lassen liess; leihen lieh; lesen las lies; messen mass; nehmen nahm nomm nimm; nennen nannt; reissen riss; rufen rief; scheiden schied; schieben
    schob; schlagen schlug; schliessen schloss; schneiden schnitt; schreiben schrieb; sehen sah sieh; senden sandt; sprechen sprach sproch sprich;
    stehen stand; streichen strich; tragen trug; treffen traf troff; treiben trieb; tun tat; verlieren verlor; waschen wusch; weisen wies; wenden wandt;
    werben warb worb wirb; werfen warf worf; wiegen wog; ziehen zog`,
  nl: `bieden bood bod; binden bond; breken brak brok; brengen brach; doen deed daan; dragen droeg; drijven dreef drev; gaan ging; geven gaf
    gav; gieten goot got; grijpen greep grep; hangen hing; helpen hielp holp; houden hield; kiezen koos koz; kopen koch; lezen las; meten mat; nemen
    nam nom; rijden reed red; roepen riep; schrijven schreef schrev; schuiven schoof schov; slaan sloeg slag; sluiten sloot slot; snijden sneed sned;
    spreken sprak sprok; staan stond; treffen trof; trekken trok; vergelijken vergelek vergeleek; vinden vond; wegen woog wog; werven wierf worv;
    wijzen wees wez; zenden zond; zien zag; zoeken zoch`,
  es: `abrir abiert; acordar acuerd; adquirir adquier; aprobar aprueb; atender atiend; calentar calient; cerrar cierr; cocer cuec; colgar cuelg; comprobar
    comprueb; construir construy; contar cuent; convertir conviert; corregir corrig corrij; cubrir cubiert; dar damos dieron; decir dich dij dig; despertar despiert; distribuir distribuy;
    dormir duerm; elegir elig elij; encontrar encuentr; escribir escrit; fregar frieg; hacer hech hici hizo hag;
    invertir inviert; ir vamos; imprimir impres; incluir incluy; introducir introduj introduzc;
    leer ley; medir mid; mostrar muestr; mover muev; pedir pid; perder pierd; poner puest pus pong; probar prueb; producir produj produzc; recoger
    recoj; reducir reduj reduzc; regar rieg; renovar renuev; repetir repit; requerir requier; resolver resuelt resuelv; romper rot; salir salg; seguir sig; sembrar siembr;
    servir sirv; soldar sueld; sustituir sustituy; tener tuv tien teng; traducir traduj traduzc; traer traj traig; transferir transfier; ver vist;
    volver vuelt vuelv`,
  fr: `acquerir acquis acquier; aller allons; appeler appell; apprendre appri; boire boiv buv; cevoir coi cev; conclure conclu; conduire condui;
    connaitre connaiss connu; coudre couson cousent cousu; couvrir couvert; craindre craint craign; cuire cuit cuis; decrire decri; detruire detrui; devoir doiv devons devez;
    dire dison disent disai dit; ecrire ecri; envoyer envoi enverr; faire fait font fais; fuir fuy; inscrire inscri;
    jeter jett; joindre joint joign; lire lu lis; mettre mis mett; moudre moulon moulu; nettoyer nettoi; offrir offert; ouvrir ouvert; paraitre parai paru;
    payer pai; peindre peint peign; plaire plais; prendre pris pren; produire produi; recevoir recu recoiv recev; reduire redui; resoudre resol;
    savoir savons savez savent; scrire scriv scrit; struire strui; suivre suiv; teindre teign tein; tenir tenu tien tenons; traduire tradui; vaincre vainqu vainc; venir
    venu vien venons; vivre vivon vivent vecu; voir vu voi voyons voyez voyai`,
  it: `accendere acces; andare andia vann; accogliere accolt; aggiungere aggiunt; aprire apert; assumere assunt; bere bev; chiedere chiest chies; chiudere chius; concedere
    concess; concludere conclus; condurre condott conduc; coprire copert; correggere corrett; cuocere cott; decidere decis; dire dett dic; dirigere
    dirett; discutere discuss; dividere divis; escludere esclus; estrarre estratt estragg; fare fatt fann fec faccio facciam; includere inclus; introdurre introdott
    introduc; leggere lett less; mettere mess; muovere moss; offrire offert; porre post pong; prendere pres; produrre prodott produc; proteggere
    protett; raccogliere raccolt; raggiungere raggiunt; redigere redatt; ridurre ridott riduc; risolvere risolt; rispondere rispost rispos; rompere
    rott; salire salg; scegliere scelt scelg; scrivere scritt scriss; scoprire scopert; sospendere sospes; spegnere spent; spendere spes; tenere teng tien; togliere
    tolt; tradurre tradott traduc; trarre tratt tragg; uscire esce esco; vedere vist; venire vien`,
  pt: `abrir abert; cobrir cobert; compor compost compoe; corrigir corrij; construir constro; dar damos deram; dizer dit diss; eleger eleit; escrever escrit;
    expor expost expoe; fazer feit fiz fez faco facam; ir vamos; imprimir impress; ler lid; manter mantid mantiv mantem; medir mec; obter obtid obtev obtem; pedir pec;
    propor propost propoe; repetir repit; repor repost repoe; seguir sig; sair sai; servir sirv; ter temos tenh tinh; trazer troux trag; ver vist veem`,
};

/** What may stand before a verb, or before the "ge" of its participle. */
const PREFIXES: Record<Language, string> = {
  en: 're over under out with mis un up off',
  de: `ab an auf aus be bei durch ein ent er fest frei gegen her hin nach nieder ruck teil uber um unter ver vor weg weiter wieder zer zu zuruck
    zusammen`,
  nl: 'aan achter af be bij binnen door goed her in mee na om onder ont op over samen terug toe uit ver vol voor weg',
  es: 're des de com con contra dis im man ob o pre pro sos sub',
  fr: 're r de des dis com con entre main ob par per pre pro sou sur trans ad ap ac aper at contre e in inter per pour tran',
  it: 're ri r de dis com con contrad es e im i man ot o per pre pro so sos sot tra tras am',
  pt: 're des de contra per pre sub trans',
};

/** So many letters may follow the beginning of an irregular form. */
const ENDING_MAX = 4;
const GERMANIC: ReadonlySet<Language> = new Set(['de', 'nl']);

interface Forms {
  infinitive: string;
  beginnings: readonly string[];
}

const formsIn = (table: string): readonly Forms[] =>
  table.split(';').map((entry) => {
    const [infinitive = '', ...beginnings] = entry.trim().split(/\s+/);
    return { infinitive, beginnings };
  });

const FORMS = new Map(Object.entries(IRREGULAR).map(([language, table]) => [language, formsIn(table)]));
const BEFORE = new Map(Object.entries(PREFIXES).map(([language, list]) => [language, ['', ...list.split(/\s+/)]]));

const known = new Map<string, readonly string[]>();
/** Documents say the same words again and again. */
const WORDS_KEPT = 50_000;

/** The infinitives that a word without accents may be a form of; regular ones of German and Dutch participles only. */
export function infinitivesOf(word: string, language: Language): readonly string[] {
  const key = `${language} ${word}`;
  const infinitives =
    known.get(key) ?? (BEFORE.get(language) ?? []).flatMap((prefix) => infinitivesAfter(prefix, word, language));
  if (known.size >= WORDS_KEPT) known.clear();
  known.set(key, infinitives);
  return infinitives;
}

function infinitivesAfter(prefix: string, word: string, language: Language): string[] {
  if (!word.startsWith(prefix)) return [];
  const rest = word.slice(prefix.length);
  const [, bare] = (GERMANIC.has(language) ? /^ge(.{3,})$/.exec(rest) : null) ?? [];
  const irregular = (FORMS.get(language) ?? []).filter(({ beginnings }) =>
    [rest, bare].some((form) => form !== undefined && beginnings.some((beginning) => isForm(form, beginning))),
  );
  const regular = bare === undefined ? [] : infinitivesOfParticiple(bare);
  return [...irregular.map(({ infinitive }) => infinitive), ...regular].map((infinitive) => prefix + infinitive);
}

/** "Rendent", "vendus", "répond" and "perd": of a French verb in "-re" whose beginning no form changes. */
const IN_RE = /^(\p{L}*(?:[aeo]nd|[eo]rd|omp|att))(?:s|ons|ez|ent|ait|aient|ant|ue?s?|t)?$/u;

/** What is done now: "keiner nachfasst", "nous relançons", "hij schrijft"; of nouns that end so nobody has such a word. */
export function infinitivesOfPresent(word: string, language: Language): readonly string[] {
  if (language === 'de') return /\p{L}{3}t$/u.test(word) && word !== 'markt' ? [word.replace(/e?t$/, 'en')] : [];
  if (language === 'nl') return /\p{L}{3}t$/u.test(word) ? infinitivesOfDutch(word) : [];
  if (language === 'it') return /[cg]hiamo$/.test(word) ? [word.replace(/hiamo$/, 'are')] : [];
  if (language !== 'fr') return [];
  const [, ofRe] = IN_RE.exec(word) ?? [];
  if (ofRe) return [`${ofRe}re`];
  return /\p{L}{4}ons$/u.test(word) ? ['er', 'ir', 'oir', 're'].map((ending) => word.replace(/ons$/, ending)) : [];
}

/** "Geeft" to "geven" and "leest" to "lezen", as well as what is regular. */
function infinitivesOfDutch(word: string): string[] {
  const regular = infinitivesOfParticiple(word);
  const voiced = regular.map((infinitive) =>
    infinitive.replace(/([fs])en$/, (_, last: string) => (last === 'f' ? 'ven' : 'zen')),
  );
  return [...new Set([...regular, ...voiced])];
}

const isForm = (word: string, beginning: string) =>
  word.startsWith(beginning) && word.length - beginning.length <= ENDING_MAX;

/** "tippt" to "tippen", Dutch "maakt" to "maken", "vuld" to "vullen", "meld" to "melden", "houden" as it is. */
function infinitivesOfParticiple(bare: string): string[] {
  if (bare.endsWith('en')) return [bare];
  if (!/[td]$/.test(bare)) return [];
  const stem = bare.slice(0, -1).replace(/e$/, '');
  const last = stem.at(-1) ?? '';
  return [`${stem}en`, `${bare}en`, `${stem}${last}en`, `${stem.replace(/([aeou])\1(?=[^aeiou]$)/, '$1')}en`];
}

/**
 * The text with each irregular form of a verb as its infinitive, where that is one of `verbs` (words without accents):
 * "werden von Hand geschrieben" speaks of who has "schreiben" in its name. All else stays.
 */
export const withInfinitives = (text: string, language: Language, verbs: ReadonlySet<string>): string =>
  text.replace(/[\p{L}\p{M}]{3,}/gu, (word) => {
    const folded = wordsIn(word).join('');
    if (verbs.has(folded)) return word;
    return infinitivesOf(folded, language).find((infinitive) => verbs.has(infinitive)) ?? word;
  });
