import type { Industry } from '@process-ai/contract/industries';

export interface Kind {
  /** As the note says it: "narrowed to …"; null where nothing needs to be said. */
  name: string | null;
  /** In the sector's name, or also in its description; null = whatever else it is. */
  said: RegExp | null;
  isSaidInDescription?: true;
  /** Then it is more than this kind. */
  unless?: RegExp;
  /** What the pack keeps for it; everything where it is left out. */
  keeps?: readonly string[];
  leavesOut?: readonly string[];
}

/** What a practice without beds, theater or emergency room does of the pack for hospitals. */
const PRACTICE = [
  ...['HOS-1.1', 'HOS-1.2.2', 'HOS-1.2.3', 'HOS-1.2.4', 'HOS-7.1.2', 'HOS-7.1.3', 'HOS-7.2.2', 'HOS-8.1.2', 'HOS-8.2'],
  ...['HOS-9.1.3', 'HOS-9.1.4', 'HOS-9.2.1'],
];

/** Kinds of organization inside an industry that do a part of its work; the first that the sector's name says counts. */
export const KINDS: Partial<Record<Industry, readonly Kind[]>> = {
  utilities: [
    { name: 'waste collection', said: /\bwaste\b|recycling/i, unless: /water|energy|power|electric/i, keeps: [] },
    {
      name: 'wastewater',
      said: /abwasser|wastewater|sewage|sewer|assainiss|alcantari|fogna|depura|riool|afvalwater|esgoto|klärwerk|kläranlag|stadtentwässerung/i,
      unless:
        /trinkwasser|wasserversorg|drinking|water (?:supply|and|compan)|eau potable|agua potable|água (?:potável|e )|acqua potabile|drinkwater|acquedott|wasser(?:werk|-? und)/i,
      leavesOut: [
        ...[
          'UTL-1.1.1',
          'UTL-1.2.3',
          'UTL-2.1.3',
          'UTL-2.1.4',
          'UTL-2.1.5',
          'UTL-3.1',
          'UTL-3.2.3',
          'UTL-4.1',
          'UTL-5',
        ],
        ...[
          'UTL-6',
          'UTL-7',
          'UTL-8.1.2',
          'UTL-8.1.3',
          'UTL-8.1.4',
          'UTL-8.1.5',
          'UTL-8.2.1',
          'UTL-8.2.3',
          'UTL-8.2.4',
        ],
      ],
    },
    {
      name: 'water and wastewater',
      said: /water|sewage|sewer|wasser|\b(?:eau|eaux|acqua|agua|água)s?\b|saneam|assainiss|acquedott|idric|riool/i,
      unless:
        /en[eé]rg[iy]|power|[eé]l[eé][ck]?tri|elettri|strom\b|\bg[aá][sz]\b|heat|wärme|chal(?:eur|or)|multi-?(?:utility|serv)|stadtwerke/i,
      leavesOut: [
        ...['UTL-1.1.1', 'UTL-1.2.3', 'UTL-2.1.3', 'UTL-2.1.4', 'UTL-2.1.5', 'UTL-3.1', 'UTL-3.2.3', 'UTL-5', 'UTL-6'],
        ...['UTL-7.1.4', 'UTL-7.1.5', 'UTL-7.2', 'UTL-8.1.2', 'UTL-8.1.4', 'UTL-8.1.5', 'UTL-8.2.4'],
      ],
    },
    {
      name: 'network operation',
      said: /(network|grid|system) operator|power grid|netzbetreiber|netbeheerder|gestionnaire de réseau|gestore di rete|operador de red|\b(dso|tso)\b/i,
      leavesOut: ['UTL-4', 'UTL-5', 'UTL-6.1', 'UTL-8.1.2', 'UTL-8.1.3', 'UTL-8.1.4', 'UTL-8.1.5'],
    },
    {
      name: 'energy retail',
      said: /(energy|electricity|power|gas) retail/i,
      leavesOut: ['UTL-1', 'UTL-2', 'UTL-3', 'UTL-4', 'UTL-5', 'UTL-7.1.3', 'UTL-7.1.4', 'UTL-7.1.5', 'UTL-9'],
    },
    {
      name: 'development of wind and solar parks',
      said: /(?:wind|solar|photovoltai|renewable|eolic|éolien|eólic).*(?:develop|projekt|entwickl|promot|développ|sviluppo|ontwikkel)|(?:develop|projekt|promot|développ).*(?:wind|solar|renewable|éolien|eólic|eolic)/i,
      keeps: ['UTL-1.1.3', 'UTL-1.1.4', 'UTL-1.1.5', 'UTL-1.2.1', 'UTL-5.1.2', 'UTL-6.1.1', 'UTL-6.1.4', 'UTL-9'],
    },
    {
      name: 'generation',
      said: /power (plant|station|generat|producer)|(wind|solar) (farm|park|power)|hydropower|nuclear|windpark|kraftwerk|parque (?:eólico|solar)|parc éolien|parco eolico|centrale/i,
      leavesOut: ['UTL-1', 'UTL-2', 'UTL-3.1', 'UTL-4', 'UTL-5.2', 'UTL-7', 'UTL-8', 'UTL-9.1'],
    },
    {
      name: 'heat',
      said: /district (heat|cool)|fernw[aä]rme|chauffage urbain|teleriscaldamento|stadsverwarming/i,
      unless: /stadtwerke|multi-?(?:utility|serv)|[eé]l[eé][ck]?tri|elettri|\bstrom/i,
      leavesOut: [
        ...['UTL-1.1.1', 'UTL-1.2.3', 'UTL-2.1.3', 'UTL-2.1.4', 'UTL-2.1.5', 'UTL-3.1', 'UTL-3.2.3', 'UTL-4'],
        ...['UTL-7.1.5', 'UTL-7.2', 'UTL-8.1.5', 'UTL-8.2.4'],
      ],
    },
    {
      name: 'energy',
      said: /[eé]l[eé][ck]?tri|elettri|power|en[eé]rg[iy]|\bg[aá][sz]\b|\bstrom/i,
      unless: /water|wasser|sewage|\b(?:eau|eaux|acqua|agua|água)s?\b|multi-?(?:utility|serv)|stadtwerke/i,
      leavesOut: ['UTL-4'],
    },
  ],
  'professional-services': [
    {
      name: 'recruitment and staffing',
      said: /staffing|recruit|executive search|interim|headhunt|zeitarbeit|personaldienst|temporary work|intérim/i,
      keeps: [],
    },
  ],
  airlines: [
    {
      name: 'low-cost flying',
      said: /low.?(?:cost|fare)|budget airline|no.frills|billigflieg|bajo coste|bas co[uû]ts?|basso costo|baixo custo/i,
      leavesOut: ['AIR-9', 'AIR-2.3.1', 'AIR-2.1.3'],
    },
    {
      name: 'aircraft maintenance',
      said: /\bmro\b|aircraft maintenance|maintenance organi[sz]ation/i,
      keeps: ['AIR-8', 'AIR-4.4'],
    },
    {
      name: 'cargo',
      said: /cargo|freighter/i,
      unless: /passenger|airlines? and|and (air )?cargo/i,
      leavesOut: ['AIR-2.2', 'AIR-5.1', 'AIR-5.3', 'AIR-6', 'AIR-7'],
    },
  ],
  hospitals: [
    {
      name: 'diagnostics',
      said: /laborator|radiolog|imaging|patholog/i,
      keeps: ['HOS-1.1', 'HOS-5', 'HOS-7', 'HOS-8'],
    },
    {
      name: 'dialysis',
      said: /dialys|di[aá]lis|nierenzentr|h[eé]modial/i,
      unless: /hospital|medical cent|klinikum|krankenhaus|ziekenhuis/i,
      keeps: [...PRACTICE, 'HOS-5.1.1', 'HOS-6.1', 'HOS-6.2.5', 'HOS-7.1.1', 'HOS-9.1.1', 'HOS-9.2.2'],
    },
    { name: 'blood services', said: /blood bank|blood service/i, keeps: ['HOS-5.1', 'HOS-7.1', 'HOS-9.2'] },
    {
      name: 'dental practices',
      said: /\bdent(al|ist|aire|aria)|tandart|orthodont|zahn/i,
      unless: /hospital|medical cent/i,
      keeps: [...PRACTICE, 'HOS-4.3.1', 'HOS-5.2', 'HOS-7.1.1'],
    },
    {
      name: 'physiotherapy',
      said: /physio|fisioterap|fysio|kin[eé]sith[eé]rap/i,
      unless: /hospital|medical cent/i,
      keeps: PRACTICE,
    },
    {
      name: 'small practices',
      said: /dermatolog|family doctor|general practi|family medicine|hausarzt|^doctors. practices|^therapists/i,
      unless: /hospital|medical cent/i,
      keeps: [...PRACTICE, 'HOS-5.2', 'HOS-7.1.1'],
    },
    {
      name: 'urgent care',
      said: /urgent care/i,
      unless: /hospital|medical cent/i,
      keeps: [...PRACTICE, 'HOS-2.1.1', 'HOS-2.1.2', 'HOS-2.1.4', 'HOS-5.1', 'HOS-5.2', 'HOS-7.1.1'],
    },
    {
      name: 'eye clinics',
      said: /eye clinic|ophthalmolog|augenklinik/i,
      unless: /hospital|medical cent/i,
      leavesOut: ['HOS-2', 'HOS-3', 'HOS-5.3', 'HOS-9.2.3'],
    },
    {
      name: 'outpatient care',
      said: /outpatient|ambulatory|medical practice|physician group/i,
      unless: /\bbeds\b|inpatient|\bwards?\b/i,
      leavesOut: ['HOS-2', 'HOS-3', 'HOS-4', 'HOS-9.2.3'],
    },
    {
      name: 'rehabilitation and psychiatry',
      said: /rehab|rehakl|rééduc|riabilita|psi?[ck]hiatr|psiquiatr|mental health/i,
      leavesOut: ['HOS-2.1', 'HOS-3.3', 'HOS-4', 'HOS-5.3'],
    },
  ],
  'health-insurance': [
    {
      name: 'dental cover',
      said: /\bdental|\bdentaire|\bdentist|odontol|\bzahn|tand(?:arts|verzeker|heelk)/i,
      unless: /\bmedical\b|hospital|krankenhaus|\bm[eé]dic[oa]|cover health/i,
      leavesOut: ['HIN-5.1.4', 'HIN-5.1.5', 'HIN-5.2', 'HIN-6', 'HIN-7.1.4'],
    },
    {
      name: 'statutory funds',
      said: /krankenkasse|ersatzkasse|\bbkk\b|\baok\b|\bikk\b|ziekenfonds|mutualité|assurance maladie|caisse (?:primaire|maladie)|seguridad social|sistema (?:nacional|público)|statutory (?:health|fund)|sickness fund/i,
      leavesOut: ['HIN-1.1.2', 'HIN-1.1.3', 'HIN-2.1', 'HIN-2.2.1', 'HIN-3.1.2', 'HIN-4.1.5', 'HIN-4.2.3'],
    },
  ],
  pharma: [
    {
      name: 'development without plants of its own',
      said: /(?:no|without|ohne|sans|sin|senza|sem|zonder|keine) (?:own |eigene[nr]? )?(?:plants?|manufactur|production|factor|werke?|produktion|usines?|plantas?|fábricas?|stabilimenti|fabrieken)|(?:plants?|manufacturing|production) (?:is |are )?outsourced|fabless|virtual (?:pharma|biotech)/i,
      isSaidInDescription: true,
      leavesOut: ['PHA-4', 'PHA-10'],
    },
    {
      name: 'contract development and manufacturing',
      said: /\b(cmo|cdmo)\b|contract (development|manufactur)|lohnherstell/i,
      isSaidInDescription: true,
      leavesOut: ['PHA-1.1', 'PHA-2', 'PHA-3.2.1', 'PHA-7', 'PHA-8'],
    },
    { name: 'clinical research', said: /\bcro\b|clinical (research|trial)/i, keeps: ['PHA-2', 'PHA-7.1'] },
    {
      name: 'development stage',
      said: /biotech.*start-?up|start-?up.*biotech|(?:clinical|development)[- ]stage|pr[eé]-?cl[ií]ni[ck]|präklin|\b(?:phase|fase) (?:i{1,2}|[12])\b|klinische phase/i,
      isSaidInDescription: true,
      unless:
        /\bcro\b|contract|sponsors|wholesale|\bsales\b|launched|marketed|on the market|generic|vertrieb|vermarkt/i,
      leavesOut: ['PHA-8.1.3', 'PHA-8.1.4', 'PHA-8.2', 'PHA-9', 'PHA-10'],
    },
    { name: null, said: null, leavesOut: ['PHA-10'] },
  ],
  'public-administration': [
    {
      name: 'taxes',
      said: /\btax|finanzamt|revenue (office|service|authority)|hacienda|fisc/i,
      keeps: ['PUB-8.1', 'PUB-8.2.1', 'PUB-8.2.6', 'PUB-2.3', 'PUB-1.1', 'PUB-9'],
    },
    {
      name: 'social benefits',
      said: /social (service|security|welfare)|welfare|job ?cent(er|re)|benefit|sozialamt/i,
      keeps: ['PUB-3', 'PUB-1.1', 'PUB-2.3', 'PUB-9'],
    },
    {
      name: 'migration',
      said: /immigration|migration|citizenship|asylum/i,
      keeps: ['PUB-4', 'PUB-1.1', 'PUB-2.3', 'PUB-9'],
    },
    {
      name: 'emergency services',
      said: /fire (brigade|department|service)|emergency|civil protection/i,
      keeps: ['PUB-7.3', 'PUB-9'],
    },
    {
      name: 'ministries and agencies',
      said: /\bminist(ry|ries|ère|erio|ero|erium|erie)\b|federal|\bagency\b|department of/i,
      leavesOut: [
        ...['PUB-1.2', 'PUB-1.3', 'PUB-2.1.3', 'PUB-2.2.1', 'PUB-3', 'PUB-4', 'PUB-5', 'PUB-6', 'PUB-7', 'PUB-8.1'],
      ],
    },
  ],
};
