import type { InsightFact } from '@process-ai/contract/insights';
import type { Language } from '@process-ai/library/use-case';

type Period = NonNullable<InsightFact['period']>;
type Duration = 'seconds' | 'minutes' | 'hours' | 'days' | 'weeks' | 'months' | 'years';

/** How a language says what its figures are. Each text is the inside of a pattern: alternatives in lower case. */
export interface FactWords {
  units: Record<Duration, string>;
  percent: string;
  /** Positions and full-time equivalents, after the number. */
  fte: string;
  /** What stands between a figure and its period ("per", "a"), and the periods themselves. */
  per: string;
  periods: Record<Period, string>;
  /** "monthly", alone or bent. */
  adverbs: Partial<Record<Period, string>>;
  /** "Last year". */
  past: string;
  /** "of" after a share, and within a name ("bons de commande"). */
  of: string;
  /** "for each", before what a duration or a cost is for. */
  each: string;
  /** Verbs that end a subject. */
  verbs: string;
}

export const FACT_WORDS: Record<Language, FactWords> = {
  en: {
    units: {
      seconds: 'seconds?|secs?',
      minutes: 'minutes?|mins?',
      hours: 'hours?|hrs?|h',
      days: '(?:working |business |calendar |full |person[ -])?days?',
      weeks: '(?:working )?weeks?',
      months: 'months?',
      years: 'years?',
    },
    percent: 'percent|per cent|pct',
    fte: 'ftes?|full[ -]time[ -](?!students?|learners?|pupils?|courses?)\\p{L}+|full[ -]timers',
    per: 'per|a|an|each|every|in an?|in each|in every',
    periods: {
      year: '(?:calendar |business )?year|annum|yr',
      quarter: 'quarter',
      month: 'month',
      week: 'week',
      day: '(?:working |business |calendar )?day|shift|night',
      hour: 'hour',
    },
    adverbs: {
      year: 'annually|yearly',
      quarter: 'quarterly',
      month: 'monthly',
      week: 'weekly',
      day: 'daily|(?:every|each) (?:morning|evening|afternoon)',
      hour: 'hourly',
    },
    past: 'last year|(?:in|over) the (?:last|past) year',
    of: 'of',
    each: 'per|for each|for every|for one|on each|on every|on one|to each|each|(?<=^\\s*)an?',
    verbs:
      'is|are|was|were|stays?|stayed|has|have|had|will|can|must|should|takes?|took|needs?|needed|requires?|required|lasts?|lasted|costs?|amounts?|averages?|waits?|waited|spends?|spent|handles?|handled|processes|processed|settles?|settled|receives?|received|gets?|reach|reaches|arrives?|arrived|comes?|came|enters?|runs?|rises?|rose|fell|falls?|stands?|totals?|pays?|paid|checks?|checked|makes?|made|goes|go|went|carries|carried|holds?|held|uses?|used|employs?|employed|works?|still|writes?|wrote|sends?|sent|pass|passes|passed|issues?|issued|answers?|answered|opens?|opened|books?|booked|keys|keyed|reviews?|reviewed|serves?|served|loses?|lost|leaves?|left|fails?|failed|contains?|contained|earns?|run|ran|may|might|cannot|shall|would|could|means?|gains?|gained|gaining|earning|saves?|saved|grows?|grew|increases|increased|drops?|dropped|approves?|approved|wants?|plans|aims|enrolls?|enrolled|manages?|accounts?|exceeds?|exceeded|remains?',
  },
  de: {
    units: {
      seconds: 'sekunden?|sek',
      minutes: 'minuten?|min',
      hours: 'stunden?|std|h',
      days: '(?:arbeits|werk|kalender|personen|bank|geschäfts|kranken)?tage?n?|pt',
      weeks: '(?:kalender|arbeits)?wochen?',
      months: 'monaten?|monate?s?',
      years: 'jahren?|jahre?s?',
    },
    percent: 'prozent|v\\. ?h',
    fte: 'vzä|vollzeitäquivalenten?|vollzeitstellen|vollzeitkräften?|planstellen|stellen|ftes?|vollzeitbeschäftigten?|mak|(?!studierende|schüler)(?:\\p{L}+ ){1,2}?in vollzeit',
    per: 'pro|je|im|in der|am|an einem|in einem|in einer|jede[nrs]?|à',
    periods: {
      year: '(?:kalender|geschäfts)?jahr',
      quarter: 'quartal',
      month: '(?:kalender)?monat',
      week: '(?:arbeits)?woche',
      day: '(?:arbeits|werk|kalender)?tag|schicht|nacht',
      hour: 'stunde',
    },
    adverbs: {
      year: 'jährlich(?:e[nrs]?)?|p\\. ?a',
      quarter: '(?:viertel|quartals)jährlich(?:e[nrs]?)?|quartalsweise',
      month: 'monatlich(?:e[nrs]?)?',
      week: 'wöchentlich(?:e[nrs]?)?',
      day: 'täglich(?:e[nrs]?)?|arbeitstäglich|jeden (?:morgen|abend|vormittag|nachmittag)',
      hour: 'stündlich',
    },
    past: '(?:im )?(?:letzte[ns]|vergangene[ns]|vorige[ns]) jahr',
    of: 'der|aller|von|des',
    each: 'pro|je|für jede[nrs]?|für eine[nrs]?|bei jede[rm]|an jede[rm]|mit jede[rm]',
    verbs:
      'ist|sind|war|besteht|bestehen|waren|wird|werden|wurde|wurden|hat|haben|kann|können|muss|müssen|soll|dauert|dauerte|dauern|braucht|brauchen|benötigt|benötigen|kostet|kosten|beträgt|betragen|liegt|liegen|lag|wartet|warten|beansprucht|bearbeitet|bearbeiten|prüft|prüfen|gehen|geht|kommen|kommt|erhält|erhalten|verbringt|verbringen|umfasst|steht|stehen|beschäftigt|beschäftigen|erreichen|erreicht|bleiben|bleibt|fallen|fällt|erledigen|erledigt|erfasst|erfassen|vergehen|vergeht|arbeiten|arbeitet|zahlt|zahlen|verursacht|verursachen|enthalten|enthält|läuft|laufen|sitzen|weisen|betreut|betreuen|bucht|buchen|schreibt|schreiben|versendet|versenden|trifft|treffen|nimmt|nehmen|erfordert|erfordern|gibt|verliert|entfallen|entfällt|gelten|verdient|verdienen|binden|bindet|stammen|landen|landet|darf|dürfen|sollte|sollen|will|wollen|möchte|plant|bekommt|bekommen|schickt|schicken|rufen|ruft|dauern|reicht|reichen|führt|führen|stellt|stellen|erstellt|erstellen|bringt|bringen|kamen|kam|gingen|ging|hatte|hatten|zählt|zählen|setzt|setzen|will',
  },
  es: {
    units: {
      seconds: 'segundos?|seg',
      minutes: 'minutos?|mins?',
      hours: 'horas?|hrs?|h',
      days: 'días?(?: (?:hábiles|laborables|naturales))?|jornadas',
      weeks: 'semanas?',
      months: 'mes(?:es)?',
      years: 'años?',
    },
    percent: 'por ciento|por cien',
    fte: 'etc|ejc|fte|(?!estudiantes|alumnos)(?:\\p{L}+ ){1,3}?a (?:tiempo completo|jornada completa)|(?:trabajadores )?equivalentes a (?:tiempo completo|jornada completa)|jornadas completas',
    per: 'al|a la|por|cada|en un|en una',
    periods: {
      year: 'año',
      quarter: 'trimestre',
      month: 'mes',
      week: 'semana',
      day: 'día(?: hábil| laborable)?|jornada|turno|noche',
      hour: 'hora',
    },
    adverbs: {
      year: 'anuales|anual|anualmente|todos los años',
      quarter: 'trimestrales|trimestral',
      month: 'mensuales|mensual|mensualmente|todos los meses',
      week: 'semanales|semanal|semanalmente|todas las semanas',
      day: 'diari[oa]s?|diariamente|cada (?:mañana|tarde)|todas las (?:mañanas|tardes|noches)|todos los días',
    },
    past: 'el (?:año pasado|último año)',
    of: 'de|del',
    each: 'por|por cada|para cada|en cada|cada|con cada',
    verbs:
      'es|son|vuelve|vuelven|suma|suman|resuelve|está|están|fue|fueron|ha|han|hay|puede|debe|costó|costaron|tardó|duró|tarda|tardan|dura|duran|requiere|requieren|necesita|necesitan|cuesta|cuestan|asciende|ascienden|espera|esperan|dedica|dedican|tramita|tramitan|recibe|reciben|llega|llegan|procesa|procesan|gestiona|gestionan|atiende|atienden|emplea|emplean|trabaja|trabajan|lleva|llevan|supone|suponen|entran|entra|pasan|pasa|alcanza|revisa|revisan|registra|registran|emite|emiten|contiene|contienen|exige|exigen|consume|consumen|cobra|cobran|gana|ganan|paga|pagan|se|pierde|pierden|queda|quedan|puede|pueden|deben|quiere|quieren|pretende|prevé|reúne|reúnen|comercializa|comercializan|supone|suponen|fija|fijan|pierde|pierden|anula|anulan|vuelve|vuelven|está|están|cobra|cobran|usa|usan|pasa|pasan',
  },
  fr: {
    units: {
      seconds: 'secondes?|sec',
      minutes: 'minutes?|mins?|mn',
      hours: 'heures?|h',
      days: 'jours?(?:[ -](?:ouvrés|ouvrables|ouvré|ouvrable|calendaires|hommes?))?|j',
      weeks: 'semaines?',
      months: 'mois',
      years: 'ans?|années?',
    },
    percent: 'pour cent|pour-cent|p\\. ?100',
    fte: 'etp|équivalents?[ -]temps[ -]plein|postes? à temps plein|(?!étudiants|élèves)(?:\\p{L}+ ){1,3}?à (?:temps plein|plein temps|temps complet)|fte',
    per: "par|l['’]|chaque|à la|à l['’]|tous les|toutes les|dans l['’]|au",
    periods: {
      year: 'an|année',
      quarter: 'trimestre',
      month: 'mois',
      week: 'semaine',
      day: 'jour(?: ouvré| ouvrable)?|journée|nuit',
      hour: 'heure',
    },
    adverbs: {
      year: 'annuel(?:le)?s?|annuellement|tous les ans',
      quarter: 'trimestriel(?:le)?s?',
      month: 'mensuel(?:le)?s?|mensuellement',
      week: 'hebdomadaires?|toutes les semaines',
      day: 'quotidien(?:ne)?s?|quotidiennement|journali(?:er|ère)s?|chaque (?:matin|soir|après-midi)|tous les (?:matins|soirs|jours)',
    },
    past: "l['’](?:an dernier|année dernière|an passé|année passée)",
    of: "des?|du|d['’]|de la|de l['’]",
    each: 'par|pour chaque|pour une?|sur chaque|à chaque|chaque|dans chaque',
    verbs:
      'est|sont|avait|avaient|constate|constaté|atteint|atteignaient|lance|lançons|était|a|ont|peut|doit|prend|prennent|dure|durent|nécessite|nécessitent|demande|demandent|coûte|coûtent|exige|exigent|attend|attendent|consacre|consacrent|traite|traitent|reçoit|reçoivent|reçoivent|arrive|arrivent|occupe|occupent|emploie|emploient|représente|représentent|atteint|atteignent|passe|passent|compte|comptent|gère|gèrent|requiert|requièrent|contient|contiennent|comporte|comportent|établit|établissent|émet|émettent|enregistre|enregistrent|vérifie|vérifient|saisit|saisissent|gagne|gagnent|travaille|travaillent|perd|perdent|reste|restent|envoie|envoient|partent|part|met|mettent|faut|répond|répondent|entrent|entre|peut|peuvent|doit|doivent|vise|visent|veut|veulent|met|mettent|fabrique|fabriquent|faut|écrit|écrivent|manque|manquent|écoule|verse|versent|gère|gèrent|illustre|montre|prévoit|perd|perdent|sont|font|fait|représente|représentent|compte|comptent|date|datent|subit|subissent',
  },
  it: {
    units: {
      seconds: 'secondi|secondo|sec',
      minutes: 'minuti|minuto|min',
      hours: 'ore|ora|h',
      days: 'giorni(?: (?:lavorativi|feriali|solari|di calendario))?|giorno(?: lavorativo)?|giornate',
      weeks: 'settiman[ae]',
      months: 'mes[ei]',
      years: 'ann[io]',
    },
    percent: 'per cento|percento',
    fte: 'fte|ula|etp|(?!studenti|alunni)(?:\\p{L}+ ){1,3}?a tempo pieno|equivalenti (?:a )?tempo pieno|risorse a tempo pieno',
    per: "al|alla|all['’]|l['’]|per|ogni|a|in un['’]?|in una",
    periods: {
      year: 'anno',
      quarter: 'trimestre',
      month: 'mese',
      week: 'settimana',
      day: 'giorno(?: lavorativo)?|giornata|turno|notte',
      hour: 'ora',
    },
    adverbs: {
      year: 'annu[ie]|annual[ei]|annuo|annualmente|tutti gli anni',
      quarter: 'trimestral[ei]',
      month: 'mensil[ei]|mensilmente|tutti i mesi',
      week: 'settimanal[ei]|settimanalmente|tutte le settimane',
      day: 'giornalier[aoei]|quotidian[aoei]|quotidianamente|ogni (?:mattina|sera|pomeriggio)|tutti i giorni',
    },
    past: "l['’]anno scorso|lo scorso anno|nell['’]ultimo anno",
    of: "di|del|dei|degli|delle|della|dell['’]|d['’]",
    each: "per|per ogni|per ciascun[ao]?|su ogni|ogni|a|ad|per un['’]?a?",
    verbs:
      'è|sono|porta|portano|prende|prendono|impegna|impegnano|occupa|occupano|viene|vengono|ha|hanno|può|deve|si|richiede|richiedono|dura|durano|costa|costano|ammonta|ammontano|attende|attendono|dedica|dedicano|riceve|ricevono|ricevuto|arriva|arrivano|gestisce|gestiscono|tratta|trattano|impiega|impiegano|lavora|lavorano|raggiunge|raggiungono|passa|passano|passare|serve|servono|occorre|occorrono|comporta|comportano|contiene|contengono|emette|emettono|registra|registrano|verifica|verificano|entra|entrano|risponde|rispondono|guadagna|guadagnano|resta|restano|evade|evadono|controlla|controllano|spende|spendono|presenta|presentano|torna|tornano|vale|conta|elabora|elaborano|può|possono|deve|devono|vuole|vogliono|intende|prevede|ferma|fermano|produce|producono|perde|perdono|paga|pagano|usa|usano|fa|fanno',
  },
  nl: {
    units: {
      seconds: 'seconden?|sec',
      minutes: 'minuten|minuut|min',
      hours: 'uren|uur|u',
      days: '(?:werk|kalender|mens)?dagen|(?:werk|kalender)?dag',
      weeks: '(?:werk)?weken|week',
      months: 'maanden|maand',
      years: 'jaren|jaar',
    },
    percent: 'procent|pct',
    fte: "fte(?:['’]?s)?|voltijds(?:banen|krachten|equivalenten|medewerkers)?|fulltimers|(?:voltijdse|fulltime) (?!studenten|leerlingen)\\p{L}+|(?!studenten|leerlingen)(?:\\p{L}+ ){1,2}?(?:voltijds|fulltime)",
    per: 'per|elke?|iedere?|in een|op een',
    periods: {
      year: 'jaar',
      quarter: 'kwartaal',
      month: 'maand',
      week: '(?:werk)?week',
      day: '(?:werk)?dag|dienst|nacht',
      hour: 'uur',
    },
    adverbs: {
      year: 'jaarlijkse?|per jaar',
      quarter: 'driemaandelijkse?',
      month: 'maandelijkse?',
      week: 'wekelijkse?',
      day: 'dagelijkse?|(?:elke|iedere) (?:ochtend|avond|middag)',
    },
    past: '(?:het )?(?:vorig|afgelopen) jaar',
    of: 'van(?: de| het| alle)?|der',
    each: 'per|voor elke?|voor iedere?|voor een|aan elke?|aan een|aan iedere?|bij elke?',
    verbs:
      'is|zijn|was|stond|stonden|draait|draaien|waren|wordt|worden|heeft|hebben|kan|moet|moeten|kostte|duurt|duren|duurde|kost|kosten|vergt|vergen|vraagt|vragen|wacht|wachten|besteedt|besteden|verwerkt|verwerken|ontvangt|ontvangen|krijgt|krijgen|komt|komen|behandelt|behandelen|bedraagt|bedragen|ligt|liggen|beloopt|neemt|nemen|werkt|werken|telt|tellen|loopt|lopen|bereikt|bereiken|bevat|bevatten|bevestigt|controleert|controleren|registreert|registreren|boekt|boeken|verstuurt|versturen|beantwoordt|beantwoorden|verdient|verdienen|blijft|blijven|gaat|gaan|staat|staan|afgehandeld|maakt|maken|stuurt|sturen|verliest|verliezen|houdt|houden|zit|zitten|mogen|mag|kunnen|zal|zullen|zou|wil|willen|begrijpt|begrijpen|verdubbeld|verhuurt|verhuren|meldt|melden|levert|leveren|doet|doen|mist|missen|schrijft|schrijven|vraagt|hebben|gaat',
  },
  pt: {
    units: {
      seconds: 'segundos?|seg',
      minutes: 'minutos?|mins?',
      hours: 'horas?|h',
      days: 'dias?(?: (?:úteis|útil|corridos))?|jornadas',
      weeks: 'semanas?',
      months: 'mês|meses',
      years: 'anos?',
    },
    percent: 'por cento|porcento',
    fte: 'eti|etc|fte|(?!estudantes|alunos)(?:\\p{L}+ ){1,3}?(?:a tempo (?:inteiro|completo)|em tempo integral)|equivalentes? a tempo (?:inteiro|completo|integral)',
    per: 'por|ao|à|a cada|cada|num|numa|em um|em uma',
    periods: {
      year: 'ano',
      quarter: 'trimestre',
      month: 'mês',
      week: 'semana',
      day: 'dia(?: útil)?|turno|jornada|noite',
      hour: 'hora',
    },
    adverbs: {
      year: 'anuais|anual|anualmente|todo ano|todos os anos',
      quarter: 'trimestrais|trimestral',
      month: 'mensais|mensal|mensalmente|todo mês|todos os meses',
      week: 'semanais|semanal|semanalmente|toda semana|todas as semanas',
      day: 'diári[oa]s?|diariamente|tod[oa] (?:dia|manhã|tarde|noite)|tod[oa]s (?:os dias|as manhãs|as noites)',
    },
    past: '(?:no )?(?:ano passado|último ano)',
    of: 'd[eao]s?|del[ae]s?',
    each: 'por|por cada|para cada|em cada|cada|a cada|com cada',
    verbs:
      'é|são|soma|somam|está|estão|foi|foram|há|tem|têm|pode|deve|custou|custaram|pede|pedem|demora|demoram|leva|levam|dura|duram|exige|exigem|requer|requerem|precisa|precisam|custa|custam|ascende|ascendem|espera|esperam|dedica|dedicam|trata|tratam|recebe|recebem|chega|chegam|processa|processam|gere|gerem|atende|atendem|emprega|empregam|trabalha|trabalham|entra|entram|passa|passam|atinge|atingem|revê|reveem|regista|registam|registra|registram|emite|emitem|contém|contêm|ganha|ganham|gasta|gastam|consome|consomem|perde|perdem|fica|ficam|ocupa|ocupam|representa|representam|se|vale|valem|conta|contam|responde|respondem|podem|devem|quer|querem|pretende|prevê|abastece|abastecem|multou|anota|anotam|produz|produzem|paga|pagam|usa|usam|faz|fazem|cobra|cobram|somam|vende|vendem',
  },
};
