import type { Industry } from '@process-ai/contract/industries';

/**
 * What the work of an organization is about ("antibodies"), as far as that tells its trade together with who it is
 * ("manufacturer"). Words as in `industry-words.ts`.
 */
export const MATTERS = {
  medicine: `vaccine, antibody, medicine, drug, insulin, active ingredient, medication, blood plasma, gene therapy, monoclonal, generic, inhaler | *impfstoff*, *antikorper*, *arznei*, *medikament*,
    *wirkstoff*, *tabletten*, *insulin*, *pharma*, *generika*, *zytostatik*, citostatic*, cytostatic*, vaccin*, anticorp*, medicament*, medicin*, generique*, vacuna*, anticuerp*, farmac*, generico*, vacina*, remedio*, *geneesmiddel*,
    *vaccin*, antilicha*, antistof*`,
  health: `orthopedic, orthopaedic, surgical, cardiac, cardiology, heart, cancer, oncology, dialysis, maternity, birth, fertility, eye, imaging, dermatology, pediatric, paediatric, medical, health,
    pain, spine, trauma, psychiatric, speech therapy, occupational therapy, psychotherapy, physical therapy | *orthopad*, *chirurg*, *kardio*, *herzzentrum*, *krebs*, *onkolog*, *dialyse*, *geburts*, *augen*, *kinderwunsch*, *kranken*, *therapie*, *logopad*, *gesundheit*, ortop*, orthop*,
    cirug*, cirurg*, quirurg*, cardio*, cancer*, oncolog*, dialis*, maternid*, maternit*, fertilid*, fertilit*, oftalm*, ophtalm*, oculist*, medic*, sante, salud, saude, sanitari*, dermatolog*, odontolog*, logoped*, orthophon*, fonoaudiolog*, psicoterap*, psychotherap*,
    radiolog*, *medisch*, *kanker*, *gezondheid*`,
  care: `elderly, elder, senior, aged, retirement, dementia, disabled, disability, nursing, pensioner, old people | *senioren*, *altenpflege*, *altenheim*, *altenwohn*, pflege, *pflegedienst*, *pflegeheim*,
    *pflegezentr*, *krankenpflege*, *tagespflege*, *demenz*, *alzheimer*, *behinderte*, ancianos, mayores, tercera edad, dependientes, discapacidad, personnes agees, seniors, retraite*, handicap*, dependan*,
    anzian*, disabil*, terza eta, non autosufficienti, idoso*, terceira idade, deficien*, *ouderen*, bejaarden*, dement*, *gehandicapt*, *verpleeg*, *verzorgings*, *zorg, zorg*`,
  animals: `animal, pet, dog, cat, horse | *tier, *tiere, tier*, *hunde*, *pferde*, animales, mascota*, animaux, animali, animais, *dieren*, *paarden*`,
  phones: `mobile phone, mobile network, telephone, telephony, phone, fibre optic, fiber optic, fibre network, fiber network, fibre to the home, fiber to the home, ftth, internet, broadband, cable television, satellite, 5g, wifi, cellular | *glasfaser*, *mobilfunk*,
    *internet*, *breitband*, *telefon*, *kabelnetz*, fibre optique, fibra, movil, moviles, telephon*, banda ancha, banda larga, haut debit, *glasvezel*, *breedband*, *mobiele telefon*, celular*`,
  supply: `water, drinking water, sewage, sewer, wastewater, electricity, power, district heat, district heating, energy, grid, hydropower, geothermal, waste, drainage | *wasser*, *klaranlage*, *klarwerk*, *kanalisation*,
    *strom*, *gasnetz*, *fernwarme*, *nahwarme*, *energie*, *windkraft*, *solarpark*, *windpark*, eau, eaux, epuration, assainissement, energ*, electricite, electricidad, electrica, elettricita, elettrica, eletricidade, eletrica,
    chaleur, calor, gaz, eolien*, dechets, agua*, acqua, acque, acquedott*, idric*, hidric*, depur*, alcantarillado, residuales, eolic*, fotovolt*, hidroel*, hidrel*, idroel*, hydroel*, rifiuti, residuos, saneamento, esgoto*, *water*, *riool*,
    *zuivering*, *stroom*, *warmtenet*, *afval*`,
  money: `savings, loan, mortgage, payment, credit card, debit card, consumer credit, leasing, microfinance, factoring | *kredit*, *hypothek*, *darlehen*, *zahlungs*, epargne*, pret, prets, credit, credits, *microcred*, paiement*, ahorro*, hipotec*,
    pagos, microcr*, prestit*, risparmio, mutui, pagament*, poupanca*, emprestimo*, *spaargeld*, *krediet*, *betaal*, *hypothe*`,
  wealth: `wealth, asset, fund, portfolio, investment, private equity, endowment, etf | *vermogen*, *fonds*, *kapitalanlage*, *investment*, fondos, inversion*, patrimoni*, carteras, actifs, investissement*, portefeuille*, fondi,
    investiment*, portafogli*, fundos, carteiras, *beleggings*`,
  property: `property, housing, rental, apartment, condominium, real estate, office building, flat, student room, student housing | hlm, *mietwohn*, *mietshaus*, *mietshauser*, *wohn*, *immobilie*, *liegenschaft*, inmobili*, fincas, vivienda*, pisos, *studentenwoh*, *studentenkamer*, immobili*, logement*, habitat, copropriet*,
    condomin*, case popolari, imobili*, habitac*, *vastgoed*, *woning*, *woon*`,
  machines: `machine, machinery, engine, pump, vehicle, car, truck, ship, boat, yacht, aircraft, train, turbine, crane, tool, equipment | *maschine*, *fahrzeug*, *schiff*, *boot*, *motor*, *turbine*, maquin*, vehicul*, automovil*, barco*, naval*,
    automobile*, navire*, bateau*, aeronautique*, macchin*, veicol*, nave, navi, nautic*, utensili, navio*, *machine*, *jacht*, *voertuig*`,
  flight: `flight, airline, flying, plane, helicopter | *flug*, *luftfahrt*, *chartergesellschaft*, hydravion*, hidroavion*, idrovolant*, aerea*, aereo*, aerien*, vuelo*, vols, voli, voos, *vlieg*, *luchtvaart*, *chartermaatschappij*`,
  passengers: `passenger, bus, coach, tram, rail, train, school run, commuter, ferry | *bus, *busse, *buslinie*, *buslijn*, touringcar*, *busbetrieb*, *busunternehm*, *tram, *bahn*, *personen*, *fahrgast*, *fahre, *fahren, viajeros, pasajeros, autobus*, tranvia*,
    ferroviari*, tren, trenes, voyageurs, scolaire*, tramway*, train*, passeggeri, treno, treni, passageiros, onibus, autocarro*, comboio*, *reizigers*, *bussen, *busbedrijf*, *veerdienst*, *veerboot*, *trein*, transbordador*,
    ferries, traghetti`,
  freight: `freight, cargo, parcel, container, pallet, warehouse, cold store, frozen, refrigerated, chilled, port, haulage, mail, shipment | *kuhl*, *fracht*, *lagerhaus*, *container*, *paket*, *hafen*, frigorific*, frigorifique*, mercanci*, carga*,
    colis, conteneur*, marchandise*, entrepot*, merci, pacchi, magazzin*, refrigerad*, encomenda*, *koel*, *vries*, *vracht*, *pakket*, *opslag*, *haven*, almacen*, armazen*`,
  news: `radio, television, tv, film, movie, record, documentary, podcast, news, newspaper, magazine, book, music, animation | *radio*, *horfunk*, *rundfunk*, *fernseh*, *film*, *musik*, *zeitung*, *zeitschrift*, *buch*, *bucher*, *nachrichten*, cine,
    pelicula*, documental*, discografic*, gravadora*, disques, television*, periodic*, revista*, libro*, musica*, cinema*, televisi*, documentair*, journal*, livre*, musique*, giornal*, libri, jornal*, *televisie*, *kranten*, *boeken*, *muziek*, platen*`,
  advice: `law, legal, patent, trademark, attorney, notary, litigation, tax, accounting, accountancy, payroll, audit, bookkeeping, engineering, surveying, surveyor, geotechnical, actuarial, management, strategy, bridge, structural | *statik*, structure, structures, estructura*, struttur*, estrutura*, *constructiebureau*, *recht*, *anwalt*, *patent*,
    *notar*, *steuer*, *buchhalt*, *lohnburo*, *lohnabrechnung*, *prufung*, *ingenieur*, *vermessung*, *gutachter*, *unternehmens*, *sachverstand*, abogad*, juridic*, legal*, fiscal*, laboral*, contab*, tribut*, ingenier*, topograf*,
    marcas, avocat*, juridique*, droit, comptab*, paie, geometr*, brevet*, propriete industrielle, propriedade industrial, propiedad industrial, proprieta industriale, avvocat*, commercialist*, ingegner*, paghe, consulenza del lavoro,
    advoca*, engenhari*, auditori*, *fiscaal*, *belasting*, *boekhoud*, *salaris*, *octrooi*, *jurid*, *landmeet*, *accountants*`,
  degrees: `business, engineering, medicine, medical, technology, technical, graduate, applied science, law, commerce, theology, teacher training, design, art, fine arts, music, arts, nursing, dentistry, management, agricultural | *technik*, *wirtschaft*,
    *kunst*, *musik*, *padagog*, superior*, superieur*, ingenier*, ingenieur*, ingegner*, engenhari*, comerci*, medicin*, economi*, tecnolog*, tecnic*, techni*, beaux arts, bellas artes, belle arti, belas artes, infirmier*, enfermer*, odontolog*, etudes politiques,
    infermier*, agrari*`,
  cars: `car, auto, tyre, tire, vehicle, exhaust, van, motorcycle, motorbike, windscreen, windshield, brake, gearbox | *kfz*, *reifen*, *fahrzeug*, *motorrad*, *karosserie*, *zweirad*, autos, autoservice*, autoglas*, autoschad*, coche*, vehiculo*,
    neumatic*, llanta*, moto, motos, mecanic*, voiture*, pneu*, automobile*, pare brise, carrozz*, gomm*, veicol*, meccanic*, carro*, veiculo*, automov*, *banden*, *voertuig*, *autoruit*, *motor*`,
  wares: `toy, shoe, clothing, clothes, fashion, furniture, sportswear, sports goods, eyewear, glasses, jewelry, jewellery, stationery, flower, cosmetic, household goods, pet supplies, mattress | *spielwaren*, *schuhe*, *mode, *moden, *mobel*,
    *sportartikel*, *schmuck*, *brillen*, *blumen*, *kosmetik*, juguete*, zapato*, calzado*, ropa, moda, muebles, joyas, flores, cosmetic*, jouet*, chaussure*, vetement*, mode, meuble*, bijou*, giocattol*, scarpe, calzatur*, abbigliament*,
    mobili, gioielli, fiori, brinquedo*, sapato*, calcado*, roupa*, moveis, joias, *speelgoed*, *schoenen*, *kleding*, *meubel*, *sieraden*, *bloemen*`,
  bulk: `steel, metal, timber, lumber, building material, scrap, fasteners, packaging material, electrical supplies, plumbing supplies | *stahl*, *metall*, *holz*, *baustoff*, *schrott*, *eisen*, *kunststoff*, *elektromaterial*, acero, metales, chatarra, materiales electricos, metaux, acier, ferraille*, acciaio, rottami, metalli, aco, metais, sucata*, *staal*, *metaal*, *schroot*, *hout*`,
  state: 'state, government, federal, county, municipal, provincial',
  need: `refugee, homeless, hunger, poverty, humanitarian, disaster, development aid | *fluchtling*, *obdachlos*, *armut*, *katastrophen*, *entwicklungs*, refugi*, sans abri, sin hogar, rifugiat*, senzatetto, sem abrigo, *vluchteling*, *dakloz*`,
} as const;

export type Matter = keyof typeof MATTERS;

export interface Role {
  words: string;
  /** With one of these matters, the first that fits; with null it says nothing. */
  means: Partial<Record<Matter, Industry | null>>;
  /** With any other matter, or none. */
  otherwise: Industry | null;
}
