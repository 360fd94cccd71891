import { BEYOND_ASCII } from '../use-cases/language.ts';
import { NUMBER_WORDS } from './number-words.ts';

/**
 * What makes a sentence worth telling to somebody who wants to improve the work: beginnings of words, in lower case
 * without accents, in the seven languages of the catalogue and in Russian, Arabic, Chinese and Japanese.
 */
const TOLD = {
  /** What hurts: waiting, mistakes, work by hand. */
  pains: `no checking no testing not tested not checked untested manual by hand delay late wait backlog error mistake wrong complain dissatisf rework duplicat twice missing
    incomplete bottleneck slow paper retype overdue shortage lack loss lost problem difficult fail overtime penalt
    handisch handarbeit manuell von hand verzoger verspat warte ruckstand fehler falsch beschwer reklam doppelt zweimal
    fehlt fehlen ein zweites mal noch einmal keine schnittstelle unvollstandig engpass langsam papier abtipp mangel verlust problem schwierig uberstunden
    a mano no acude no se comunica demora segunda vez retras espera error queja reclam duplic falta incomplet cuello de botella lent papel perdid problem dificil
    a la main manuel retard attente erreur plainte reclam doublon manque incomplet goulot lent papier perte problem
    mano manual ritard attes error reclam doppi manca incomplet lent carta perdit problem difficol
    handmatig met de hand vertrag wacht achterstand fout klacht klagen dubbel ontbre onvolledig knelpunt traag papier
    verlies probleem moeilijk a mao atras espera erro reclama queixa duplicad falta incomplet gargalo lent papel perda
    жалу ошиб ожида вручную задерж дважды بالهاتف يشتك انتظار مرتين خطا عطل تاخ خسار نقص شكاو شكوي يدوي ورق 投诉
    投訴 等待 重复 错误 差错 延迟 延误 人工 手工 损失 不一致 缺货 退回 苦情 不満 待ち 二度 二重 手作業 遅れ 返戻 差し戻`,
  /** What is wanted. */
  aims: `aim goal target plan intend want reduc improv increas introduc replac automat should will enable benefit sav
    ziel plan soll will verbesser senk reduz erhoh einfuhr ersetz automatis einspar objetiv meta quier mejor reduc
    aument introduc sustitu automatiz ahorr objectif but veut souhait amelior redui augment introdui remplac econom
    obiettiv vuol miglior ridur aument introdur sostitu risparmi doel wil verbeter vermind verhog invoer vervang bespa
    objetivo meta quer melhor reduz aument introduz substitu poup план цел улучш начнет يخطط هدف تحسين خفض 计划 目标 提高 改进 降到 降低 缩短
    減らす 短縮
    予定 目標 改善`,
  /** What the work is done with. */
  systems: `system software portal database spreadsheet excel sap erp crm application platform e-mail email mailbox
    interface workflow schema tool cobol outil herramienta strumento ferramenta werkzeug datenbank tabelle anwendung schnittstelle postfach telefon telephone phone sistema
    programa base de datos hoja de calculo correo electronico logiciel base de donnees tableur courriel messagerie
    sistema banca dati foglio telefono posta elettronica applicati programma systeem toepassing rekenblad telefoon
    base de dados planilha folha de calculo telefone систем портал телефон بوابة نظام 系统 门户 接口 软件 システム 電話`,
  /** What must be kept to. */
  rules: `must require only if provided that not allowed prohibited deadline within law regulation polic complian budget
    approv authoris authoriz mandatory limit at least at most no later muss mussen pflicht vorschrift gesetz frist nur
    verboten genehmig freigab hochstens mindestens spatestens debe deben obligator ley plazo autoriza aprobaci limite
    doit doivent obligat loi delai autoris approb limite au plus deve devono obbligat legge termin autorizz approvaz
    limite moet moeten verplicht wet termijn goedkeur uiterlijk deve devem obrigat lei prazo autoriz aprovac
    должн обязан срок закон требу يجب يجوز قانون مهلة لائحة اشتراط ميزاني 必须
    不得 要求 规定 期限 必要 規定 なければならない てはならない 限り 上限 تنص اتفاقيه
    sla vereinbart acordad pactad convenu pattuit afgesproken contratad overeengekomen`,
  /** Who decides, and who answers for it. */
  duties: `decid decision responsib accountab entscheid beschloss zustandig verantwort encarg responsab
    decis incaric responsabil beslis besluit verantwoordelijk verantwortlich decidiu bleibt bei liegt bei
    stays with rests with remains with pertenec apparti spetta blijft bij berust bij compete решен ответствен قرر قرار 决定 决策 批准 决裁 決定 判断`,
};

export type Theme = keyof typeof TOLD;

/** Phrases of the lists are two words or more where a single one would say nothing. */
const PHRASES =
  /\b(?:ein zweites mal|noch einmal|keine schnittstelle|no acude|no se comunica|segunda vez|no checking|no testing|not tested|not checked|by hand|only if|provided that|not allowed|at least|at most|no later|von hand|a mano|cuello de botella|a la main|met de hand|a mao|base de datos|hoja de calculo|base de donnees|banca dati|base de dados|folha de calculo|correo electronico|posta elettronica|au plus|bleibt bei|liegt bei|stays with|rests with|remains with|blijft bij|berust bij)\b/g;

function plain(text: string): string {
  const small = text.toLowerCase();
  if (!BEYOND_ASCII.test(small)) return small;
  return small.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss');
}

const stemsOf = (list: string) => {
  const phrases = list.replace(/\s+/g, ' ').match(PHRASES) ?? [];
  const stems = list.replace(/\s+/g, ' ').replace(PHRASES, ' ').split(' ').filter(Boolean);
  return [...phrases, ...stems.map((stem) => plain(stem))];
};

const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

const PATTERNS = (Object.entries(TOLD) as [Theme, string][]).map(([theme, list]) => {
  const stems = [...new Set(stemsOf(list))];
  const begun = stems.filter((stem) => !WIDE.test(stem)).join('|');
  const wide = stems.filter((stem) => WIDE.test(stem)).join('|');
  return [theme, new RegExp([`(?<![\\p{L}])(?:${begun})`, ...(wide ? [wide] : [])].join('|'), 'u')] as const;
});

/** What a sentence speaks of. */
export function themesOf(text: string): Theme[] {
  const folded = plain(text);
  const bare = ARABIC.test(text) ? folded.replace(ATTACHED, '') : folded;
  return PATTERNS.flatMap(([theme, pattern]) =>
    pattern.test(folded) || (bare !== folded && pattern.test(bare)) ? [theme] : [],
  );
}

const ARABIC = /\p{Script=Arabic}/u;
/** Arabic writes its article and small words to the noun. */
const ATTACHED = /(?<!\p{L})(?:[وف]?(?:ال|لل|بال)|[وفبل])(?=\p{L}{3})/gu;

const IN_LATIN = /\p{Script=Latin}/u;

/** Of text in small letters: patterns that need not look at both cases take half the time, and so do several small ones. */
const someOf =
  (...patterns: readonly RegExp[]) =>
  (small: string) =>
    patterns.some((pattern) => pattern.test(small));

/** Praise, what everybody knows of these days, and what a textbook says a thing is. */
const isEmpty = someOf(
  /\b(?:renowned|world[- ]class|state[- ]of[- ]the[- ]art|cutting[- ]edge|game[- ]chang\p{L}+|invaluable|seamless\p{L}*|unparalleled|crucial|vital role|key to success|powerful (?:tool|way)|never been (?:more|easier)|take .{0,20} to the next level|lies squarely|dramatic improvement|plays? an? (?:key|central|important) role|well documented in the literature|provides? the (?:foundation|basis) for|regardless of industry|serves as an? (?:\p{L}+[- ,]+){0,5}(?:model|framework|platform|foundation))\b/u,
  /\b(?:unverzichtbar|weltweit führend|marktführend|innovative lösung|bahnbrechend|von entscheidender bedeutung|das a und o|incontournable|de pointe|primordial|indispensable pour|enjeu majeur|clave del éxito|grandes? retos?|papel (?:clave|fundamental)|se ha vuelto (?:indispensable|esencial|crucial)|es la base de (?:cualquier|todo)|grands? défis?|rôle (?:clé|central|essentiel)|große herausforderung\p{L}*|wichtige rolle|sfide più|ruolo (?:chiave|fondamentale)|grote uitdaging\p{L}*|belangrijke rol|grandes desafios|papel central|puntera?|crucial|líder en|fondamentale per|all.avanguardia|leader (?:di|nel)|cruciale|più delicate|onmisbaar|toonaangevend|van cruciaal belang|imprescindível|líder de mercado|de ponta)\b/u,
  /(?:行业领先|国内领先|世界一流|国际一流|業界をリード|世界最高水準|رائدة? في|عالمية المستوى)/u,
  /\b(?:in today.s|nowadays|in an increasingly|in der heutigen|heutzutage|in zeiten von|dans le monde actuel|de nos jours|à l.heure d|en el mundo (?:empresarial )?actual|hoy en día|en la actualidad|nel mondo di oggi|al giorno d.oggi|in de huidige|tegenwoordig|no mundo atual|hoje em dia|nos dias de hoje)\b/u,
  /\b(?:is|are) an? (?:\p{L}+ ){0,3}(?:technology|approach|method|methodology|technique|concept|discipline|framework|strategy|solution|tool)s? (?:that|which|for|to)\b|\b(?:ist|sind) eine? (?:\p{L}+ ){0,2}(?:technologie|methode|ansatz|konzept|lösung)\b|\b(?:es|son) una? (?:\p{L}+ ){0,2}(?:tecnología|método|metodología|enfoque|herramienta|solución|técnica) (?:que|para)\b|\best une? (?:\p{L}+ ){0,2}(?:technologie|méthode|approche|démarche|solution|outil) (?:qui|pour|permettant)\b|\bè una? (?:\p{L}+ ){0,2}(?:tecnologia|metodo|metodologia|approccio|soluzione|strumento) (?:che|per)\b|\bis een (?:\p{L}+ ){0,2}(?:technologie|methode|aanpak|oplossing|hulpmiddel) (?:die|dat|om|voor)\b|\bé uma? (?:\p{L}+ ){0,2}(?:tecnologia|método|metodologia|abordagem|solução|ferramenta) (?:que|para)\b/u,
);

/** How a document came about. */
const isOrigin = someOf(
  /\b(?:jointly|originally|first) (?:developed|designed|published|created|envisioned|conceived)\b|\bsince its inception\b|\bworked to enhance\b|\b(?:is|are|was) intended to (?:facilitate|help|provide)\b|\b(?:continues?|aims) to (?:enhance|improve) (?:this|the) (?:framework|document|report|model)\b|(?:本|この)(?:報告書|書|資料|稿|報告|規程|規則|要領|方針|指針|ガイドライン)は.*(?:作成|まとめ|取りまとめ|目的と)|(?:聞き取り|ヒアリング|面談|インタビュー)(?:調査)?を(?:行っ|実施し)た。?$|^本(?:报告|報告|文|文件|文档)(?:由|是|受|旨在|根据)|^(?:يهدف) (?:هذا )?التقرير|^(?:le présent|la présente) \p{L}+ (?:a été|vise|décrit|est|présente|résume|rend)|^(?:der|die|das) vorliegende|^niniejsz|^(?:el|la) presente (?:informe|documento|estudio|memoria|nota|guía|análisis)|^(?:il|la) presente (?:documento|rapporto|relazione|studio|nota|analisi|guida|lavoro)|^(?:o|a) presente (?:relatório|documento|estudo|nota|análise|guia|parecer)|^(?:dit|het onderhavige|het voorliggende|deze|de onderhavige|de voorliggende) (?:verslag|rapport|document|notitie|nota|studie) (?:is|beschrijft|geeft|bevat|werd)|^(?:this|the present) (?:report|document|paper|study|note|memorandum|review) (?:describes|has been|summari[sz]es|presents|sets out|was|is)\b|(?:أُ?عد|أُ?عدت|أُ?نجز) (?:هذا|هذه) |\b(?:gave|received|delivered) an? (?:\p{L}+ )?(?:presentation|update)\b|\bprovided an update\b|\bwould discuss\b|\binitial design\b|\byears of (?:creative )?(?:use|experience)\b|\b(?:report|document|guide|paper|study|framework) (?:was|has been|is) (?:prepared|developed|written|compiled|commissioned|produced)\b|\b(?:bericht|dokument|leitfaden|studie) (?:wurde|entstand)\b.{0,80}\b(?:erstellt|erarbeitet|verfasst|entwickelt|entstanden|beauftragt)\b|\b(?:rapport|document|guide|étude) a été (?:rédigée?|élaborée?|établie?|préparée?|commandée?)\b|\b(?:informe|documento|guía|estudio) (?:fue|ha sido) (?:elaborad|redactad|desarrollad|preparad)|\b(?:rapporto|documento|guida|studio|relazione|nota|analisi) è stat[oa] (?:redatt|elaborat|preparat)|\b(?:rapport|document|gids|studie) is (?:opgesteld|geschreven|ontwikkeld)|\b(?:relatório|documento|guia|estudo) foi (?:elaborad|redigid|preparad)/u,
);

/** Whether a sentence is of a kind that tells a head of department nothing, unless it holds a figure; an origin does not even then. */
export function isEmptyTalk(text: string, hasFigure: boolean): boolean {
  const small = text.toLowerCase();
  return isOrigin(small) || (!hasFigure && isEmpty(small));
}

/** What is wanted, said as such: "will" and "should" alone promise and advise. */
export const AIMED =
  /(?<!\p{L})(?:goals?|targets?|targeted|aims?|aiming|budget\p{L}*|approved|bewilligt|freigegeben|bereitgestellt|steh(?:t|en) .{0,40}bereit|begroot|begroting|voté|alloué|presupuest\p{L}*|orçamento|stanziat\p{L}*|plans? to|planned|wants?|intends?|ziele?|zielwert|soll|sollen|plant|planen|geplant|strebt|objeti[vf]os?|objectifs?|obiettiv[oi]|doel(?:stelling)?|metas?|vise|visent|veut|veulent|souhaite|prévoit|quiere|quieren|pretende|prevé|vuole|vogliono|intende|prevede|punta|wil|willen|beoogt|streeft|quer|querem|prevê|chce|chcą|planuje|vill|mål|hedef|istiyor|vrea|cíl|хочет|намерен)(?!\p{L})|(?<!\p{L})(?:will|wollen) .*\p{Ll}(?:en|ern|eln)[.!]?$|计划|計劃|预算|預算|予算|خصص|ميزاني|目标|目標|降到|降低|缩短|拟|予定|短縮|減らす|يخطط|هدف|خفض|план|цел/iu;

const MONTHS = Object.values(NUMBER_WORDS)
  .map(({ dates }) => dates)
  .join('|');

/** A day or a year by which something is to be done. */
export const DEADLINE = new RegExp(
  String.raw`(?<!\p{L})(?:by|until|before|no later than|bis|spätestens|d['’]ici|avant|jusqu|antes del?|hasta|para|entro|prima|fino al?|voor|tegen|uiterlijk|até|antes d[oe]|к|до)(?!\p{L})[^.;]{0,30}(?<!\p{L})(?:20\d\d|${MONTHS}|year.?end|end of (?:the|this|next) year|jahresende|ende des jahres|fin(?:ales)? de(?:l)? año|fin (?:de l['’])?année|fine (?:dell['’])?anno|fi(?:m|nal) do ano|einde? van het jaar)(?![\p{L}\d])|(?:年|月|末)(?:之?前|底|までに)|(?:بحلول|بنهاية|قبل نهاية)`,
  'iu',
);

/** What was done "in October" is done each month, more or less. */
export const IN_MONTH = new RegExp(
  String.raw`(?<!\p{L})(?:in|im|en|em|au mois de?|nel mese di)\s(?:${MONTHS})(?!\p{L})`,
  'iu',
);

/** The themes are known best in the languages that are written so. */
export const isInLatin = (text: string): boolean => IN_LATIN.test(text);

/** Notices of rights, warranties and where to write to, which every document has and none is about. */
const isNoticeIn = someOf(
  /copyright|©|®.*®.*®|\ball rights reserved|reserve all rights|\bthe following licen|terms of (?:the|this) licen|hereby grant|royalt(?:y|ies)[ -]free|without fee or royalty|derivative works|redistribut|courtesy of|used with permission|permission to (?:use|copy)|permission granted/u,
  /\b(?:be|held|not|nor|party be) liable\b|no (?:representation|warranty)|warrant(?:y|ies) of|[“"']as is[”"']|infring(?:e|ement)|disclaims?\b|registered trade ?mark|third[- ]party rights|antitrust|subject to change without notice|strictly confidential|intended (?:solely|only) for/u,
  /urheberrecht|alle rechte vorbehalten|keine haftung|haftung (?:wird|ist)|derechos reservados|no se hace responsable|tous droits réservés|tutti i diritti|alle rechten voorbehouden|niet aansprakelijk|direitos reservados|没有保证|版权|著作権|все права защищены|авторск(?:ое|их) прав|حقوق النشر/u,
  /https?:|www\.|\S@\S+\.\p{L}|(?:(?<!\p{L})(?:tel|fax)|phone|telefon|电话|電話番号)[.: ]*\+?\d|\d{3}-\d{7}|(?:suggestions?|comments|feedback).{0,60}(?:e-?mail|write to|send)/u,
  /free software|general public licen|(?:issues|bugs|problems) (?:should|can|may|must) be (?:raised|reported|filed)|report (?:any )?(?:bugs|issues)\b|\brfc ?\d{3,}/u,
  /\b(?:this (?:work|document|framework|publication) is (?:in part )?based (?:in part )?(?:up)?on\b|subject matter expertise\b|evolving models?\b|will continue to enhance)/u,
  /\b(?:is a proud|winner of|was founded|founded in|award is based|member-based|leading provider|world leader)\b/u,
  /^\d*\s?(?:cf|vgl|ibid|ebd)\./u,
  /(?<!\p{L})(?:(?:for )?internal use(?: only)?|do not (?:distribute|forward)|(?:nur|ausschließlich) für den (?:internen|dienstlichen)|diffusion restreinte|(?:à )?usage interne|document de travail|(?:para |per |para )?uso interno|documento riservato|(?:voor )?intern gebruik|użytku wewnętrznego|для служебного пользования)(?!\p{L})|(?:vertraulich|confidentiel|confidencial|riservato|vertrouwelijk|confidential)\.?$|内部资料|內部資料|请勿外传|仅供内部|社外秘|取扱注意|وثيقة داخلية|لا يجوز (?:توزيع|نشر|نسخ)|دون إذن خطي|سري للغاية/u,
  /^(?:المراجع|المصادر|参考(?:文献|資料|资料)|資料来源|资料来源|references?|bibliogra\p{L}+|literatura|literatur|quellen?|sources?|références?|fuentes?|fonti?|bronnen|bron|fontes?|источники?)\s*[:：]/u,
  /(?<!\p{L})(?:(?:we )?(?:would like to )?thank|wir danken|nous remercions|agradecemos|ringraziamo|(?:graag )?danken wij|dziękujemy|благодарим|感谢|感謝|نشكر|شكر)(?!\p{Ll})/u,
  // How a meeting went.
  /(?<!\p{L})(?:(?:meeting|session) (?:was )?(?:opened|started|began|closed|ended|adjourned)|minutes of the (?:last|previous)|sitzung (?:wird|wurde|ist) (?:um .{1,12})?(?:eröffnet|geschlossen)|protokoll der (?:letzten|vorigen|vergangenen)|la (?:riunione|seduta) (?:si apre|si chiude|termina|ha inizio|è aperta)|verbale della (?:seduta|riunione) precedente|la (?:séance|réunion) (?:est|a été) (?:ouverte|levée)|procès-verbal de la (?:séance|réunion) précédente|la (?:reunión|sesión) (?:comienza|termina|se abre|se levanta)|acta (?:de la (?:sesión|reunión) )?anterior|a reunião (?:foi aberta|teve início|terminou|encerrou)|ata da reunião anterior|de vergadering wordt (?:geopend|gesloten)|notulen van de vorige)(?!\p{L})|^(?:next meeting|nächste[rs]? (?:sitzung|besprechung|termin)|prossima (?:riunione|seduta)|prochaine (?:réunion|séance)|próxima (?:reunión|reunião|sesión)|volgende vergadering|次回|下次会议|الاجتماع القادم)/u,
  /\[(?:image|text|\p{L}+) placeholder\]|include(?:picture|text)|lorem ipsum/u,
);

export const isNotice = (text: string): boolean => isNoticeIn(text.toLowerCase());

/** Titles below which nothing is told of the work. */
export const SECTIONS_LEFT_OUT =
  /^[\d.\s]*(?:references|bibliography|works cited|literature|literatur(?:verzeichnis)?|quellen|bibliograf[ií]a|bibliographie|références|bibliografia|riferimenti|literatuur|referências|参考文献|список литературы|المراجع|copyright.*|licen[cs]e.*|legal notice|disclaimer|impressum|acknowledge?ments?|about (?:us|the authors?|apqc|ibm|.{1,20}))$/iu;

/** Titles of lists of what comes, which may be the last title of a text that has no others. */
export const CONTENTS =
  /^[\d.\s]*(?:(?:table of )?contents|inhalt(?:sverzeichnis)?|índice|sommaire|table des matières|indice|inhoud(?:sopgave)?|sumário|目录|目次)$/iu;

/** What leans on the sentence before it. */
export const LEANING =
  /^["“«„'(]*(?:in other words|in fact|unfortunately|in (?:this|that|such|both|either) (?:case|way)s?|for now|as a result|consequently|if (?:not|so)|this means|doing (?:this|so)|au contraire|dans ce cas|en este caso|in diesem fall|in questo caso|in dit geval|again|only then|nur so|s[oó]lo así|solo così|alleen zo|só assim|a continuación|im folgenden|ci-après|di seguito|neste caso|в этом случае|в результате|en otras palabras|however|therefore|thus|moreover|furthermore|hence|besides|also|this|these|those|that|it|its|they|their|he|she|his|her|such|as well as (?!\p{L}+ing)|especially|including|particularly|namely|in addition|additionally|but|and|so|then|for example|for instance|otherwise|instead|likewise|similarly|on the other hand|on top of that|meanwhile|und|dann|dazu|danach|doch|jedoch|andererseits|folglich|infolgedessen|hierdurch|hierbei|in diesem zusammenhang|daher|deshalb|außerdem|zudem|dies|diese[rsmn]?|dadurch|damit|dabei|dafür|davon|somit|auch|ferner|y|luego(?! de)|sin embargo|además|por otr[oa] (?:lado|parte)|asimismo|dich[oa]s?|en este contexto|a raíz de ello|por ello|por eso|por tanto|esto|estos|ello|así|también|pero|et|puis|ensuite|alors|cependant|toutefois|par (?:conséquent|ailleurs)|en conséquence|dans ce contexte|à ce titre|(?:à la )?suite à (?:cet?|cette|ces)|parmi (?:ces|eux|celles|ceux)|enfin|donc|ainsi|de plus|en outre|cela|ces|cette|cet?|c['’]est|il (?!faut|y a|est (?:possible|nécessaire|important|prévu))|ils|elles?|none of (?:them|these)|er|ella|ell[oa]s|est[ae]s?|ess[ae]s?|el[ea]s?|mais|e(?! *\d)|poi|allora|tuttavia|inoltre|eppure|di conseguenza|in questo contesto|d['’]altra parte|quindi|pertanto|questo|quest[aei]|ciò|essi|en (?:dan|toen|dat)|dan|echter|daarom|daarnaast|hierdoor|in dit verband|bovendien|ook|dit|deze|dat|zij|hij|daardoor|maar|no entanto|contudo|por outro lado|por conseguinte|neste contexto|além disso|portanto|assim|isto|iss?o|também|однако|поэтому|кроме того|это|эти|он|она|они|также|ومع ذلك|لذلك|هذا|هذه)(?![\p{L}])|^(?:as|after|when|while|because|since|if|for)\b.{0,60}\s(?:they|he|she)\b|^(?:(?:if|when|once) (?:this|these|it)|si (?:cet?|cette|ces|est[ae]s?|no está)|wenn (?:diese[rs]?|dies|sie|er)|se (?:quest[aeio]|ess[ae]|est[ae])|als (?:dit|deze))(?![\p{L}])|^(?:until|bis|hasta que|jusqu['’]à ce qu['’e]|finché|totdat|até que) ?(?:this|that|it|das|dies|es|eso|esto|cela|ça|questo|dat|dit|het|isso|isto)(?![\p{L}])|^(?:to|um|pour|para|per|om) \p{L}+ (?:this|these|such|that|diese[rsmn]?|dies|ces?|cette|est[eao]s?|quest[oaie]|dit|deze)(?![\p{L}])|^the\b[^.]*\bthat (?:he|she)\b|^(?:\p{L}+ ){1,2}però(?![\p{L}])|^(?:而且|同时|但是|因此|然而|此外|这|该部门|所以|また|しかし|そのため|これ|その|さらに)/iu;

/** A verb whose subject stands in the sentence before, in languages that may leave it out: "Superan los 300 empleados." */
export const SUBJECT_BEFORE =
  /^(?:requieren?|superan?|llevan?|tienen?|venden?|cuentan? con|disponen? de|utilizan?|está[n]? |es un[ao]?|hanno|usano|ricevono|dispon(?:e|gono) di|têm|vendem|usam|dispõem? de)(?![\p{L}])/iu;

/** "These cases deal with …", which begins a text as well as it goes on with one. */
export const POINTING = /^(?:this|these|diese[rs]?|ces|cette|quest[ie]|est[ao]s|deze|dit|estes)\s+\p{L}{4}/iu;

/** What speaks of the text itself, of its pages and titles, or of what is not known yet. */
export const OF_ITSELF =
  /^(?:each |this |the )?(?:version|edition|revision)\b|^(?:diese )?(?:version|ausgabe|versión|edición|versione|edizione|versie|versão)\b|^this (?:file|page|slide|form|bit)\b|^(?:this is|these are) .{0,24}\b(?:title|subtitle|page|slide|notes|test)\b|\b(?:title|notes) of the\b|\b(?:first|second|next|previous|last) (?:slide|page)\b|\b(?:this|the present) (?:article|post|guide|blog)\b|\b(?:in|dans|en|nesta?) (?:diesem (?:artikel|beitrag)|questo articolo|cet article|este artículo|dit artikel|este artigo)\b|\b(?:sigue leyendo|bisogna capire|cerchiamo (?:quindi )?di|vamos a ver|lesen sie weiter)\b|\b(?:muy|molto|très|sehr|very|muito) (?:interes+ant|intéressant|interesting)|\byet to be \p{L}+ed\b|\bto be (?:confirmed|determined|announced|finali[sz]ed)\b|\bno further action\b/iu;

/** Commands, paths and names of a program's own. */
export const CODE =
  /(?:^|[\s("'«“[])(?:--[a-z]|-[a-zA-Z](?=[\s,.;)])|\/\/)|(?<![\w/])~?(?:\/[\w.$-]+){2}|\$[A-Z_]{4}|\p{Lu}{2}_\p{Lu}|\w\(\)|\w(?:=|->|::)\w|==|&&|[{}]|\w\.\w+\.\w+\(/u;

/** What says what a switch or a field does, and not who does it: "Indique que …", "Afficher les …", "Specifies the …". */
export const SUBJECTLESS =
  /^(?:specif(?:y|ies)|allows|funds|makes|gives|needs|enables|provides|supports|ensures|includes|contains|requires|helps|offers|describes|covers|displays?|prints?|returns?|sets?|shows?|use|do not|don't|indicates?|indique|affiche|spécifie|définit|permet|renvoie|retourne|fixe|force|donne|vérifie|especifica|muestra|indica|imprime|define|establece|devuelve|busca|specifica|mostra|stampa|imposta|restituisce|visualizza|gibt|zeigt|legt|setzt|bestimmt|geeft|toont|weergeven|bepaalt|показать|вывести|задать|указать|para |par défaut|por defecto|per impostazione predefinita|standaard|standardmäßig|predefinição)(?![\p{L}-])|^\p{Lu}\p{Ll}+(?:er|ir|re|ar)\s(?:les?|la|l[’']|des?|une?|el|los|las|un|una|il|lo|gli|o|os|as|um|uma)\s|^\p{Lu}\p{Ll}+ть(?:ся)?\s/iu;

/** A rule on a form, which has no full stop: it says what must be, and who or what must. */
export const RULE =
  /^\S+\s.*(?<!\p{L})(?:must|shall|(?:have|has) to|may not|cannot|can only|will (?:not )?be (?:returned|rejected|refused|accepted|paid)|(?:is|are) (?:not )?(?:allowed|permitted|required|mandatory|prohibited)|muss|müssen|darf|dürfen|vorzulegen|einzureichen|anzugeben|beizufügen|doit|doivent|ne peu(?:t|vent)|obligatoires?|debe[n]?|deberá[n]?|no se (?:admiten?|aceptan?|permiten?)|no pued(?:e|en)|non (?:può|possono)|não pode[m]?|obligatori[oa]s?|deve|devono|obbligatori[oae]?|moet(?:en)?|mag|mogen|dient|dienen|verplicht|devem|deverá|deverão|obrigatóri[oa]s?)(?!\p{L})/iu;

/** What a rule is marked by: "Note: invoices must …". */
export const NOTE =
  /^(?:(?:please )?note(?: that)?|n\.?b\.?|important|hinweis|achtung|wichtig|nota|remarque|attention|importante|let op|atenção|attenzione)\s?[:!–-]?\s+(?=\S)/iu;

/** What is said to the reader of a form or of a page, or by whoever signs it. */
export const ADDRESSED =
  /^(?:please|welcome\b|see\b|click|refer\b|tick\b|enter\b|i\b|my\b|questions?\b|thank|hi|hello|dear|hallo|lieber?|sehr geehrte|hola|estimad[oa]s?|bonjour|ch[eè]re?s?|ciao|gentil[ei]|beste|geachte|olá|car[oa]s?|prezad[oa]s?|bitte|siehe|zob\.|viz\b|bkz|lásd|vezi\b|ich\b|véase|ver\b|voir|veuillez|vedi|zie\b|veja|прошу|انظر|请|参见|見て)/iu;
