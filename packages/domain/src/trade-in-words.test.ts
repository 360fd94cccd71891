import { expect, it } from 'vitest';
import { industryInWords } from './industry-in-words.ts';
import { isUnknownTrade } from './trade-index/trade-named.ts';

/** As users describe what they have, in seven languages: told by who it is and what its work is about. */
const NAMES = {
  pharma: `Antibody manufacturer; Insulinhersteller; Fabricant d'anticorps monoclonaux; Laboratorio de genéricos; Produttore di vaccini; Fabricante de vacinas;
    Fabrikant van diergeneesmiddelen; Veterinary drug producer`,
  manufacturing: `Maker of injection-moulded plastic parts; Kunststoffspritzerei; Plasturgiste; Fundición de aluminio; Zuccherificio; Usina de açúcar; Kunststofspuitgieterij; Haferdrinkhersteller;
    Maker of dental chairs; Hersteller von Melkrobotern; Meat cutting plant`,
  retail: `Family-owned chain of garden centres; Gartencenter mit zwölf Filialen; Enseigne de jouets; Cadena de perfumerías; Catena di profumerie; Rede de óticas; Opticienketen; Weinhandlung`,
  wholesale: `We sell spare parts for tractors to dealers; Holzimporteur; Importateur de bois; Importador de madera; Houtimporteur; Wholesale florist; Stahlhändler`,
  insurance: `Reinsurance broker; Hagelversicherung; Assureur agricole; Correduría de seguros; Riassicuratore marittimo; Resseguradora; Schadeverzekeraar`,
  'health-insurance':
    'Betriebskrankenkasse; Operadora de plano de saúde; Zorgverzekeraar; Aseguradora de salud; Ziektekostenverzekeraar',
  banking: `Savings and loan association; Microlender; Raiffeisenkasse; Établissement de microcrédit; Caja rural; Banca popolare; Caixa de crédito agrícola; Microkredietverstrekker`,
  'asset-management':
    'Wealth manager for families; Kapitalanlagegesellschaft; Société de gestion de portefeuille; Gestora de patrimônio; Vermogensbeheerder',
  telecommunications: `Satellite internet provider; Fiber-to-the-home builder; Glasfaseranbieter für ländliche Gebiete; Fournisseur d'accès à internet; Operador de telefonía móvil; Provedor de internet por fibra; Glasvezelaanbieder`,
  utilities: `Drainage board; Nahwärmegenossenschaft; Zweckverband Wasserversorgung; Regional electricity distribution company; Régie des eaux; Red de calor urbana; Centrale idroelettrica; Usina hidrelétrica; Warmtenetbeheerder`,
  logistics: `Refrigerated trucking firm; Tiefkühlspedition; Transport de conteneurs; Transporte frigorífico por carretera; Trasporti refrigerati; Koeltransportbedrijf`,
  airlines:
    'Helicopter airline; Frachtfluggesellschaft; Compagnie d’hydravions; Linha aérea regional; Chartermaatschappij',
  'public-transport': `Overnight coach lines; Fernbuslinie; Transporteur scolaire; Exploitant de trains régionaux; Operador de trenes regionales; Autobus a lunga percorrenza; Operador de comboios; Stadsbusbedrijf`,
  hospitals: `Kidney dialysis centres; Herzzentrum; Cabinet d'orthophonie; Centro de diálisis; Casa di cura; Consultório de fonoaudiologia; Logopediepraktijk`,
  'social-care': `Dementia care village; Demenz-Wohngemeinschaften; Apoio domiciliário a idosos; Residência sénior; Centro Alzheimer; Verpleeghuis`,
  hospitality: `Holiday cottages and campsites; Almhütten mit Übernachtung; Village de vacances; Heladerías; Rifugi di montagna con camere; Pousada na serra; Vakantiehuisjes`,
  media: `Podcast and radio network; Hörfunksender; Maison de disques; Emisora de radio; Settimanale locale; Editora infantil; Platenmaatschappij`,
  'professional-services': `Trademark attorneys; Baustatiker; Conseil en propriété industrielle; Gestoría y asesoría fiscal; Studio brevetti; Contabilidade e assessoria fiscal; Octrooibureau`,
  'higher-education': `Nursing college; Akademie der bildenden Künste; École d'infirmières; Escuela politécnica superior; Accademia di belle arti; Instituto politécnico; Kunstacademie`,
  'public-administration':
    'Borough of Camden; Stadt Feldkirch; Métropole de Lyon; Cabildo de Tenerife; Assessorato alla sanità; Governo do Estado; Provincie Utrecht',
  construction: `Student housing to rent out; Wohnungsbaugenossenschaft; Residencia de estudiantes; Office HLM; Cooperativa de viviendas; Azienda di edilizia popolare; Construtora e incorporadora; Woningstichting`,
  'car-repair':
    'Windscreen repair chain; Reifen- und Autoservice; Réparation de pare-brise; Reparación de lunas de coche; Reparação de vidros de automóveis; Autoruitherstel',
};

const each = (names: string) => names.split(';').map((name) => name.trim());

it.each(Object.entries(NAMES).flatMap(([industry, names]) => each(names).map((name) => [name, industry] as const)))(
  '“%s” is in %s',
  (name, industry) => {
    expect(industryInWords(name, null, 'APQC PCF')).toBe(industry);
  },
);

it.each([
  ['Azienda trasporti Pescara', 'Autobus urbani e filobus, 120 mezzi', 'public-transport'],
  ['Transportes del Norte', 'Autobuses urbanos en cuatro ciudades', 'public-transport'],
  ['Transportes del Norte', 'Mercancías frigoríficas para supermercados', 'logistics'],
  ['Transport Weber', 'Maschinen und Schüttgut mit vierzig Lastwagen', 'logistics'],
])('“%s” that does “%s” is in %s', (name, description, industry) => {
  expect(industryInWords(name, description, 'APQC PCF')).toBe(industry);
});

const UNKNOWN = `Funeral home; Driving school; Tattoo removal franchise; Motorway toll operator; Debt collection agency; Locksmith; Dating agency for seniors; Bestattungsinstitut; Fahrschule;
  Detektei; Inkassobüro; Mautbetreiber; Pflegeschule; Pompes funèbres; Auto-école; Pressing et blanchisserie; Serrurier; Funeraria; Autoescuela; Concesionaria de autopistas; Onoranze funebri; Società di
  recupero crediti; Concessionaria autostradale; Agência funerária; Empresa de cobranças; Uitvaartonderneming; Rijschool; Incassobureau; Kamer van Koophandel;
  Hospital laundry; Krankenhausreinigung; Blanchisserie hospitalière; Limpieza hospitalaria; Ristorazione ospedaliera; Limpeza hospitalar; Ziekenhuisschoonmaak`;

const SAYS_NOTHING = `Carbon fibre supplier; Hair removal at home; Urban planning company; Automation service provider; Greeting card company; Mobile crane company; Pretzel company; Shared services centre;
  Holding company; Drug policy forum; Spargelbetrieb; Gartenpflege; Druckluftanbieter; Müller GmbH; Société holding; Escuela de surf; Scuola di sci; Servizi generali; Hondenpension`;

it.each([...each(UNKNOWN), ...each(SAYS_NOTHING)].map((name) => name.replace(/\s+/g, ' ')))(
  '“%s” only sounds like a trade that is known',
  (name) => {
    expect(industryInWords(name, null, 'APQC PCF')).toBeNull();
  },
);

it('takes a trade that it does not know for one', () => {
  expect(each(UNKNOWN).filter((name) => !isUnknownTrade(name))).toEqual([]);
});

it.each([
  ['Nordlicht', 'Insulinhersteller mit zwei Werken. Eigene Kantine.', 'pharma'],
  ['Nordlicht', 'For insurers and banks.', null],
  ['Insulinhersteller', 'Works with hospitals.', 'pharma'],
  ['General contractor', 'Office buildings and schools.', 'construction'],
])('reads the name before the description: “%s”, “%s”', (name, description, industry) => {
  expect(industryInWords(name, description, 'APQC PCF')).toBe(industry);
});
