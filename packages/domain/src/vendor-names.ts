/** Former, short and long names under which clients know a vendor, separated by commas; legal forms need none. */
export const VENDOR_ALIASES: Record<string, string> = {
  ADP: 'Automatic Data Processing',
  Adobe: 'Adobe Systems',
  'Amazon Web Services': 'AWS, Amazon',
  AspenTech: 'Aspen Technology',
  Axon: 'Axon Enterprise, TASER International',
  'Bentley Systems': 'Bentley',
  'BlackRock Aladdin': 'Aladdin, BlackRock',
  'Blue Yonder': 'JDA, JDA Software',
  Bonterra: 'EveryAction, Social Solutions',
  'CCC Intelligent Solutions': 'CCC, CCC Information Services',
  Cubic: 'Cubic Transportation Systems',
  'Dassault Systèmes': '3DS, Dassault',
  'Descartes Systems Group': 'Descartes',
  Docusign: 'DocuSign eSignature',
  'Duck Creek Technologies': 'Duck Creek',
  'Eightfold AI': 'Eightfold',
  Epic: 'Epic Systems',
  Epicor: 'Epicor Software, Prophet 21',
  FICO: 'Fair Isaac',
  FIS: 'Fidelity National Information Services, FIS Global',
  'GE HealthCare': 'General Electric Healthcare, GEHC',
  GIRO: 'HASTUS',
  'Google Cloud': 'Google, Google Cloud Platform, GCP',
  Guidewire: 'Guidewire Software',
  Hawk: 'Hawk AI',
  Honeywell: 'Honeywell International',
  IBM: 'International Business Machines',
  IFS: 'Industrial and Financial Systems',
  INIT: 'INIT Innovation in Traffic Systems',
  'IVU Traffic Technologies': 'IVU',
  'Intellect Design Arena': 'Intellect Design, Intellect',
  Instructure: 'Canvas LMS',
  'Jack Henry': 'Jack Henry & Associates',
  'Kore.ai': 'Kore ai',
  'Lufthansa Systems': 'LHsystems',
  'Manhattan Associates': 'Manhattan',
  'MEDIFOX DAN': 'Medifox, DAN Produkte',
  "Moody's": "Moody's Analytics",
  'NCR Voyix': 'NCR',
  NICE: 'NICE Systems',
  'Netcracker Technology': 'Netcracker',
  'Newgen Software': 'Newgen, Newgen Software Technologies',
  OpenText: 'Open Text',
  'Palantir Technologies': 'Palantir',
  Pegasystems: 'Pega',
  PointClickCare: 'PointClickCare Technologies',
  Procore: 'Procore Technologies',
  'RELEX Solutions': 'RELEX',
  Relativity: 'kCura',
  Salesforce: 'Salesforce.com, SFDC',
  'SS&C Blue Prism': 'Blue Prism',
  'SS&C Technologies': 'SS&C',
  'Swiss AviationSoftware': 'Swiss-AS',
  'Toshiba Global Commerce Solutions': 'Toshiba, Toshiba TGCS',
  'Tungsten Automation': 'Kofax',
  'Tyler Technologies': 'Tyler',
  UKG: 'Kronos, Ultimate Kronos Group, Ultimate Software',
  'Veeva Systems': 'Veeva',
  Verafin: 'Nasdaq Verafin',
  Verisk: 'Verisk Analytics',
  VusionGroup: 'SES-imagotag, Vusion',
  WellSky: 'Mediware, ClearCare',
  'WiseTech Global': 'WiseTech, CargoWise',
  'Zebra Technologies': 'Zebra',
  commercetools: 'Commerce Tools',
};

/** The other names of a vendor of the directory. */
export const aliasesOf = (name: string): readonly string[] =>
  Object.hasOwn(VENDOR_ALIASES, name) ? (VENDOR_ALIASES[name]?.split(',').map((alias) => alias.trim()) ?? []) : [];

/** As the register of companies writes them after a name, without dots. */
const LEGAL_FORMS = new Set(
  `ab ag as asa bv co company corp corporation gmbh group holding holdings inc incorporated kg kgaa kk limited llc llp
  lp ltd nv oy oyj plc pte pty sa sas sarl se sl spa srl ulc & and`.split(/\s+/),
);

/** Of other scripts they make another letter: "が" is not "か". */
const ACCENTS = /([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{M}+/gu;

/** A name without case, accents and the legal forms at its end: "SAP SE" is "sap". */
export function withoutLegalForm(name: string): string {
  const plain = name.normalize('NFKD').replace(ACCENTS, '$1').replace(/[‘’]/g, "'").toLowerCase();
  const words = plain
    .replace(/\b(\p{L})\.(?=\p{L}|\s|,|$)/gu, '$1')
    .split(/[\s,]+/)
    .filter(Boolean);
  let end = words.length;
  while (end > 1 && LEGAL_FORMS.has(words[end - 1]?.replace(/\.$/, '').replaceAll('/', '') ?? '')) end -= 1;
  return words.slice(0, end).join(' ');
}

/** Whether two names are one vendor's: alike without legal form, or one is another name of the other. */
export function isSameVendor(a: string, b: string): boolean {
  const named = (name: string) => [name, ...aliasesOf(name)].map(withoutLegalForm);
  const names = new Set(named(a));
  return named(b).some((name) => names.has(name));
}
