import type { UseCase } from '../../use-case.ts';

export const lifeEvents: readonly UseCase[] = [
  {
    id: 'city-birth-of-a-child-run-across-offices',
    title: 'Birth of a child run across registry, family benefits, tax and childcare in one go',
    type: 'agentic',
    description:
      'New parents fill five forms with the same names at four offices and miss the deadline of the one nobody mentioned. After the hospital’s notice and the parents’ consent an agent prepares name declaration, birth certificate, family benefit, parental allowance, tax entry and childcare interest from register data, asks only what is missing, shows the effect of dates on the allowance by the rule engine, submits after the parents’ signature, and follows each answer.',
    staysWithPeople: 'Registrars and benefit officers decide as before; the parents decide on names and months.',
    firstStep: 'Prepare registration and family benefit for births of one hospital, with a clerk checking each packet.',
    needs:
      'Legal basis and consent, interfaces of registry and benefit offices, online identity, and rule tables of the allowance.',
    industries: ['public-administration'],
    at: [],
    phrases: {
      en: 'life event services, birth registration, register a birth, family benefit application, one-stop birth service',
      de: 'Geburt anmelden, Kindergeldantrag, Elterngeldantrag, Lebenslage Geburt, Elterngeld, Kindergeld, Geburtsanzeige',
      es: 'registro de nacimiento, trámites por nacimiento',
      fr: 'déclaration de naissance, démarches naissance',
      it: 'dichiarazione di nascita, pratiche per la nascita',
      nl: 'geboorteaangifte, kinderbijslag aanvragen',
      pt: 'registo de nascimento, abono de família',
    },
    not: 'employee parental leave, hospital birth record, livestock',
    benefit: { moves: 'handling time', share: [0.2, 0.35, 0.45], basis: 'judgement' },
    effort: [35, 64, 120],
    cost: [44, 85, 160],
    runCost: 20,
    risk: {
      main: 'Separated or endangered families are hurt by data that flow to both; any sign of a protection order stops the bundle for a person.',
      decidesAboutPerson: true,
      aiAct: 'none',
    },
    capabilities: ['plan-and-act', 'serve-online'],
    measures: [
      { name: 'Forms filled by parents', unit: 'forms', better: 'lower' },
      { name: 'Benefits paid in the first month', unit: '%', better: 'higher' },
    ],
  },
  {
    id: 'city-opening-a-restaurant-guided-across-permits',
    title: 'Opening a restaurant guided across use permit, hygiene, license and terrace',
    type: 'agentic',
    description:
      'The founder signs a lease, and learns later that change of use takes five months and the terrace belongs to another office. From address, concept and seats an agent lists which permits and notices apply and in which order, checks zoning and earlier use in the geodata, fills the forms from one set of answers, books the hygiene training and the joint site visit, and follows each office’s questions. It says before the lease what may stand in the way.',
    staysWithPeople: 'Each office decides its own permit, and the business liaison officer helps where they collide.',
    firstStep: 'Guide twenty founders with the liaison officer reading every list.',
    needs: 'Permit rules by activity and place, geodata, forms as data, and a contact in each office.',
    industries: ['public-administration'],
    at: [],
    phrases: {
      en: 'business start-up permits, one-stop shop for businesses, restaurant licence, catering permit, point of single contact, liquor licence, food business licence',
      de: 'Gaststättenerlaubnis, Einheitlicher Ansprechpartner, Gründungsberatung Genehmigungen, Gaststättenkonzession, Schankerlaubnis',
      es: 'licencia de restaurante, ventanilla única empresarial',
      fr: 'ouverture de restaurant démarches, guichet unique professionnel',
      it: 'apertura ristorante autorizzazioni, sportello unico',
      nl: 'horecavergunning, ondernemersloket',
      pt: 'licença de restaurante, balcão do empreendedor',
    },
    not: 'restaurant operations, opening of a bank account, store opening plan',
    benefit: { moves: 'cycle time', share: [0.15, 0.3, 0.4], basis: 'judgement' },
    effort: [28, 50, 92],
    cost: [34, 66, 124],
    runCost: 18,
    risk: {
      main: 'A missing permit on the list becomes a promise; lists carry date and rule, and unusual concepts go to the liaison officer first.',
      aiAct: 'transparency',
    },
    capabilities: ['plan-and-act', 'serve-online'],
    measures: [
      { name: 'Months from first contact to opening', unit: 'months', better: 'lower' },
      { name: 'Permits found missing later', unit: 'per case', better: 'lower' },
    ],
  },
];
