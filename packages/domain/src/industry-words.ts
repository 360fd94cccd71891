import type { Industry } from '@process-ai/contract/industries';

/** A trade that is none of the industries: a museum with a restaurant is no restaurant. */
export const OTHER = 'other';
export type Other = typeof OTHER;

/**
 * By what a text means an industry: in English, also in the plural, then after "|" in six more languages; a word may be
 * the beginning of a longer one where it ends in "*", or its end where it begins so.
 */
export const INDUSTRY_WORDS: Record<Industry | Other, string> = {
  banking: `savings and loan association, bank, banking, retail bank, retail banking, savings bank, lender, lending, mortgage, credit union, building society, card issuer, payment service,
    capital market, securities trading, fintech, payment processor, payment provider | sparkasse, volksbank, kreditinstitut, banco, banque, banca,
    banche, bancos, banques, bancaire, bancario, kredietbank, bankhaus, genossenschaftsbank, caja de ahorros, caisse d epargne, cassa di risparmio, courtier en prets, courtier en credit,
    spaarbank, *sparkasse, *volksbank`,
  'asset-management': `asset management, asset manager, hedge fund, private equity, mutual fund, fund house, wealth management, private bank, private banking, fund
    manager, fund administration, investment management, family office | vermogensverwaltung, vermogensbeheer, kapitalverwaltungsgesellschaft, gestion
    d actifs, gestion de patrimoine, gestion de fortune, etf, etf issuer, index fund, index funds, fondi indicizzati, banque privee, banca privata, banca privada, privatbank*, gestione patrimoniale, gestione patrimoni, gestion de patrimonios, gestion patrimonial, gestion de activos, gestao de ativos, gestora de fondos, gestora de fundos, societe de
    gestion, societa di gestione del risparmio, fondsgesellschaft`,
  insurance: `insurance, insurer, reinsurance, reinsurer, insurtech, underwriter, underwriting, takaful, loss adjuster, loss adjusting, claim adjuster, claims
    adjuster, policyholder, bancassurance, actuarial, annuity | versicher*, ruckversicher*, seguros, aseguradora, seguradora, assurance, assurances,
    assureur, mutuelle, assicurazion*, assicurator*, verzekeraar, verzekering*, assicurativ*, *versicherung, *versicherungen`,
  'health-insurance': `health insurance, health insurer, health plan, health fund, sickness fund | krankenkasse, krankenversicher*, seguro de salud, seguros de salud,
    assurance maladie, zorgverzekeraar, zorgverzekering, plano de saude, assicurazione sanitaria, mutua sanitaria, mutuelle sante, aseguradora de salud,
    aseguradoras de salud, seguradora de saude, ziektekostenverzeker*, cassa sanitaria, fondo sanitario`,
  telecommunications: `telecommunication, telecom, telco, mobile operator, network operator, cable operator, broadband, mobile network, internet service provider, isp,
    communication service provider | telekommunikation*, mobilfunk*, telecomunicacion*, telecomunicazioni, telecomunicacoes, telecommunicatie,
    operateur mobile, operador movil, operatore mobile, operadora movel`,
  media: `streaming service, media, podcast, podcast network, streaming, radio station, television station, broadcaster, broadcasting, publisher, publishing, newspaper, news agency, film studio,
    television, record label, music label, film production | verlag, rundfunk, medienhaus, editorial, radiodifusion, editeur, presse, editore,
    uitgeverij, omroep, editora, zeitung, zeitungsverlag, fernsehsender, maison d edition, chaine de television, casa editrice, emittente, uitgever,
    dagblad, canal de television, streamingdienst*, streamingdienst, journal local, diario local, periodico local, giornale locale, jornal local, lokale krant,
    lokalzeitung*`,
  software: `software, software development, software developer, app developer, saas, software vendor, software company, cloud provider, it service provider | softwarehaus, systemhaus*, softwareentwickl*, softwarefirma, softwarebedrijf, logiciel, logiciels, editeur de logiciels, desarrollo de software, sviluppo software`,
  manufacturing: `manufacturing, manufacturer, factory, production plant, production line, assembly plant, shop floor, foundry, steelworks | fertigung, hersteller,
    produktionsbetrieb, fabrik, werk, fabricante, fabricacion, fabricant, usine, produttore, fabbrica, stabilimento, fabrikant, fabriek, industria
    manifatturiera, stahlwerk, fabrica, acierie, acciaieria, siderurgica, metalurgica`,
  automotive: `automotive, automotive supplier, car maker, car parts, auto parts, vehicle parts, vehicle manufacturer, truck maker, automobile | automobil*,
    autohersteller, automobilzulieferer, automovil*, automocion, constructeur automobile, casa automobilistica, autofabrikant, autozulieferer,
    equipementier automobile`,
  machinery:
    'machine builder, machinery, shipyard, boat builder, mechanical engineering, equipment maker, hvac manufacturer, hvac equipment | maschinenbau*, anlagenbau*, maquinaria, machinebouw*, costruzione di macchine',
  electronics:
    'electronics, semiconductor | elektronik*, halbleiter*, electronica, electronique, elettronica, elektronica, semiconductores',
  chemicals:
    'chemical, polymer, coating, specialty material, cement, concrete producer, glass maker, building material | chemie*, chemisch*, quimica, chimie, chimica, chemische',
  food: `cheese maker, cheese dairy, sugar refinery, food producer, food manufacturer, beverage, brewer, brewery, distillery, winery, meat processor, dairy, bakery company, industrial bakery | grossbackerei, lebensmittelhersteller,
    brauerei, molkerei, cerveceria, brasserie industrielle, agroalimentaire, birrificio, alimentare, brouwerij, cervejaria, alimentos y bebidas,
    weingut, bodega, laiterie, lacteos, laticinios, caseificio, kaserei*, fromagerie*, queseria*, queijaria*, privatbrauerei*, cervecera artesanal, zuivel*, levensmiddelenfabrikant`,
  'consumer-goods':
    'consumer goods, fmcg, cpg, consumer products | konsumguter*, bienes de consumo, biens de consommation, beni di consumo, consumptiegoederen',
  pharma: `veterinary drug, veterinary medicine, veterinary vaccine, veterinary pharmaceutical, fill and finish, pharma, pharmaceutical, drug manufacturer, drug maker, vaccine manufacturer, clinical research organization, contract research organization, biotech, contract manufacturing organization, cdmo, clinical trials, life sciences, generics, generics manufacturer, generics maker, biosimilar, injectables, gmp, vaccine*,
    pharma* | generika*, generikahersteller | arzneimittel*, medicaments veterinaires, medicamentos veterinarios, laboratorio veterinario, farmaci veterinari, farmaceutic*, farmacia industrial, pharmaceutique, farmaceutisch*`,
  defense:
    'aerospace, defense, defence, aircraft manufacturer | luftfahrtindustrie, rustung*, aeroespacial, aeronautique, difesa, defensie',
  retail: `retail, retailer, supermarket, grocery, grocer, department store, e commerce, online shop, webshop, online marketplace, bookshop, garden center,
    furniture chain, fashion chain, drugstore, convenience store, pharmacy, pharmacy chain | apotheke*, einzelhandel*, handler, kaufhaus, supermarkt,
    minorista, supermercado*, detaillant, supermarche, grande distribution, dettaglio, supermercat*, detailhandel, winkelketen, varejo, varejista,
    drogerie, drogeriekette, baumarkt, tienda, tiendas, hipermercado, magasin, magasins, hypermarche, negozi, winkels, loja, lojas, farmacia,
    farmacias, pharmacie, pharmacies, farmacie, apotheek, mobelhandler, modehandler, mobelhaus, modehaus`,
  wholesale: `wholesale, wholesaler, distributor, distribution company, wholesale distribution, builders merchant, building materials merchant, plumbing wholesale,
    plumbing wholesaler, plumbing supplies, heating wholesale, electrical wholesale, electrical wholesaler, bakery supplies, supplies
    distribution | grosshandel*, *grosshandel, *grosshandler, technischer handel, baustoffhandel*, mayorista*, distribuidora de alimentos, distribuidora
    de bebidas, almacen de distribucion, grossiste*, negoce, distributeur professionnel, distributeur de materiel, ingrosso, grossista, grossisti,
    *groothandel, atacado, atacadista, armazenista, *grosshandlung`,
  logistics: `agente de carga, haulier, hauler, road haulier, freight carrier, parcel carrier, logistics, freight, forwarder, forwarding, courier, parcel, trucking, haulage, 3pl, shipping line, port terminal, warehouse operator, transport
    company | logistik*, spedition*, spediteur, logistica, transitario, logistique, transitaire, spedizion*, logistiek, expediteur, transportadora,
    paketdienst, kurierdienst, frachtfuhrer, reederei, transportista, empresa de transporte, empresa de transportes, mensajeria, operador logistico,
    naviera, transporteur, transport routier, messagerie, entreposage, prestataire logistique, autotrasport*, corriere, corriere espresso, operatore
    logistico, transportbedrijf, wegvervoer, vervoerder, koerier, koeriersdienst, rederij, transporte rodoviario, warehousing, cold storage, fulfilment, fulfillment, postal service, removals, moving company, umzugs*, demenagement*,
    traslochi, mudanzas, paqueteria, pakketdienst, lagerhaus, agencia de transportes, transportes*, grupaje, groupage, autotransport*, frachtspedition`,
  airlines: `freight airline, cargo airline, airline, air carrier, low cost carrier, budget carrier, flag carrier, charter carrier, airways, cargo carrier | fluggesellschaft, airline group,
    aerolinea, aerolineas, compagnie aerienne, compagnia aerea, luchtvaartmaatschappij, companhia aerea, fluglinie, linea aerea, lineas aereas, linha aerea, linhas
    aereas`,
  'public-transport': `bus line, bus service, railway, rail operator, public transport, bus operator, metro operator, transit agency, transit authority, transit operator, bus company, city bus,
    tram, tramway, light rail, commuter rail, train operator, train operating company, coach operator | eisenbahn*, bahn, regionalbahn, u bahn*,
    s bahn*, strassenbahn*, stadtbus*, busunternehmen, busbetrieb*, verkehrsbetrieb*, verkehrsgesellschaft, nahverkehr, verkehrsverbund, ferrocarril*,
    transporte publico, transporte urbano, empresa de autobuses, autobuses urbanos, tranvia*, metro de, chemin de fer, chemins de fer, transports
    publics, transport en commun, transports en commun, transports urbains, reseau de bus, ferrovi*, trasporto pubblico, trasporti pubblici, trasporto
    urbano, trasporti urbani, tranviari*, autolinee, spoorweg*, openbaar vervoer, vervoerbedrijf, stadsvervoer, streekvervoer, busbedrijf, transportes
    publicos, transportes urbanos, metropolitano, caminhos de ferro, autocarros urbanos, autobusbetrieb*, stadtverkehr*, linienbus*, linienverkehr, *busunternehmen, bus lines, lignes de bus, autocar*, compagnie de bus, compagnie d autobus, buslinie*, *busbetrieb,
    autobus urban*, bus urban*, filobus, filovi*, trolleybus*, obus, autobuses, autocarros, stadsbus*, stadsbussen`,
  utilities: `water board, water district, water service, sewerage, utility, electricity, power grid, grid operator, distribution network operator, electricity network operator, distribution system operator,
    transmission system operator, power company, energy company, power plant, wind farm, solar farm, solar park, waterworks, gas distribution, electricity distribution, power
    distribution, gas distribution company, power distribution company, electricity distribution company, water company, water authority, electric
    cooperative, energy retailer, water supply, water utility, energy supplier, gas supplier, gas supply, district heating, wastewater, sewage, waste
    collection, metering | energieversorg*, stadtwerke, netzbetreiber, wasserversorg*, energiewirtschaft, electrica, distribuidora de energia, distribuidora de agua, empresa
    de agua, fournisseur d energie, distribution d eau, fornitore di energia, servizio idrico, netbeheerder, energieleverancier, waterbedrijf,
    versorger, stromversorger, compania electrica, eau potable, multiutility, nutsbedrijf, saneamento, drinkwaterbedrijf, strom, electricidad,
    electricite, elettricita, elektriciteit, eletricidade, aguas, *abwasser*, klarwerk*, klaranlage*, zonnepark*, parque solar, parques solares, planta solar, plantas solares, parc solaire, centrale solaire,
    centrales solaires, impianto solare, impianti solari, municipal de aguas, depuracion, service des eaux, acquedotto, wasserwerk*, waterschap, wind power, power producer, solar park,
    windpark, *kraftwerk*, parque eolico, parc eolien, parco eolico, fernwarme*, chauffage urbain, teleriscaldamento, stadsverwarming, wasserverband, wasserzweckverband`,
  'oil-and-gas':
    'oil and gas, oil company, refinery, upstream, petroleum | mineralol*, raffinerie, petroleo, petrolera, petrole, petrolio, raffineria, olie en gas',
  mining:
    'mining, mine operator, copper mine, gold mine, coal mine, quarry | bergbau*, mineria, minera, exploitation miniere, miniera, mijnbouw, mineracao',
  construction: `construction, bailleur social, real estate, property developer, property management, housing company, housing association, housing cooperative, home builder,
    homebuilder, facility management, condominium management, owners association, homeowners association, architecture firm, architecture office, architect, architects | bauunternehmen, bauwirtschaft,
    immobilien*, wohnungswirtschaft, wohnungsbaugesellschaft, bautrager, construccion, inmobiliaria, construction, immobilier, batiment, edilizia,
    immobiliare, bouw, bouwbedrijf, vastgoed, woningcorporatie, construcao, imobiliaria, baufirma, hochbau, tiefbau, wohnungsgenossenschaft,
    constructora, promotora inmobiliaria, promoteur immobilier, btp, impresa edile, impresa di costruzioni, aannemer, aannemersbedrijf, construtora,
    empreiteira, landlord, property manager, letting agency, hausverwaltung*, wohnungsverwaltung, administracion de fincas, administrador de fincas, gestion locative, syndic de copropriete, amministrazione condomini, amministratore di condominio,
    administracao de condominios, vve beheer, vermieter*, immobilier*, projectontwikkel*,
    mietwohnung*, architekt*, arquitect*, architett*, arquitet*, cabinet d architecte*`,
  hospitals: `hospital, clinic, urgent care, dental, dentist, orthodontist, physiotherapy, healthcare, health care, health system, medical center, medical practice,
    university hospital, blood bank, nhs trust, infirmary, polyclinic, medical laboratory, diagnostics laboratory, diagnostic laboratory, radiology
    practice, mental health service | krankenhaus, krankenhauser, klinik*, universitatsklinikum, hopital, hopitaux, clinique, ospedale, ospedali,
    azienda sanitaria, ziekenhuis, ziekenhuizen, clinica, hospitales, hospitais, spital, arztpraxis, zahnarztpraxis, centre hospitalier, cabinet
    medical, cabinet dentaire, studio medico, studio dentistico, huisartsenpraktijk, tandartspraktijk, azienda ospedaliera, aziende ospedaliere, *klinik, *kliniken, policlinico, poliambulatorio, centro de salud, *krankenhaus, *krankenhauser, *spital, *spitaler, *ziekenhuis`,
  'social-care': `senior home, retirement home, care home, nursing home, nursing care, social care, home care, social service, elderly care, eldercare, aged care, residential care, assisted
    living, supported living, senior living, disability service, hospice | pflegeheim*, pflegedienst*, altenpflege, altenheim*, altenzentrum,
    seniorenheim*, seniorenresidenz*, seniorenzentrum, sozialstation*, diakonie, lebenshilfe, behindertenhilfe, eingliederungshilfe, hospiz, residencia
    de mayores, residencias de mayores, residencia de ancianos, residencia geriatrica, ayuda a domicilio, centro de dia, ehpad, maison de retraite,
    maisons de retraite, residence seniors, aide a domicile, soins a domicile, casa di riposo, case di riposo, rsa per anziani, residenza per anziani,
    assistenza domiciliare, verpleeghuis, verpleeghuizen, verzorgingshuis, thuiszorg*, ouderenzorg, gehandicaptenzorg, lar de idosos, lares de idosos,
    apoio domiciliario, cuidados domiciliarios, care at home, ambulante pflege, altenhilfe, hausnotruf, tagespflege, intensivpflege, pflegeteam*, pflegekrafte*, woonzorg*, zorgcentrum, zorghuis, *pflegeheim, *seniorenheim, wohnstift`,
  'public-administration': `government, ministry, municipality, city council, local authority, public administration, public sector, federal agency, tax authority, tax
    administration, revenue service, tax office, county, social security agency, district council, city of, city administration, municipal
    administration, municipal government, town administration, district administration, town hall, fire department, fire brigade, job center,
    immigration office, social security office | behorde*, verwaltung, stadtverwaltung, kreisverwaltung, landesverwaltung, bundesministerium,
    finanzministerium, ministerium, kommune, landratsamt, ayuntamiento, administracion publica, ministerio, mairie, prefecture, administration
    publique, ministere, comune, pubblica amministrazione, ministero, gemeente, plattelandsgemeente, overheid, prefeitura, camara municipal, landkreis, finanzamt,
    gemeindeverwaltung, diputacion, agencia tributaria, conseil departemental, communaute de communes, agenzia delle entrate, belastingdienst, junta
    de freguesia, bezirksamt, burgeramt, rathaus, ville de, commune de, commune, provincia di, provincia de, region de, regione, etat civil, municipio, concello`,
  'higher-education': `university, college, higher education, polytechnic, business school | universitat, hochschule*, fachhochschule, universidad*, universite,
    enseignement superieur, universita, ateneo, universiteit, hogeschool, universidade*, politecnico, ecole de commerce, ecole superieure, ecole d ingenieurs, escola superior, escuela superior, faculdade, *universitat, *hochschule`,
  hospitality: `inn, ryokan, guesthouse, guest house, motel, lodge, bed and breakfast, hotel, restaurant, hospitality, resort, catering, fast food, quick service, coffee shop, hostel, canteen operator | gastronomie, hotellerie,
    hoteler*, hostelerie, ristorante, ristorazione, alberghi*, horeca, hoteles, restauracion, hotelaria, hotelgruppe, hotelkette, cadena de hoteles,
    restaurante, restaurantes, chaine hoteliere, hotelketen, hoteis, hoteleir*, trattoria, pizzeria, pizzerie, bistro, cafe, brasserie, gasthaus, gasthof, wirtshaus, ristoranti, traiteur, cafeteria, cafeterias, caffetteria, caffetterie, *hotel, *hotels, pousada, albergo, auberge`,
  'professional-services': `tax adviser, tax advisor, tax consultant, accountant, auditor, bookkeeper, management consultant, lawyer, notary, law firm, law boutique, law practice, law office, legal services, arbitration, consulting, consultancy, audit firm, accounting firm, tax advisory, engineering office, staffing agency, professional services,
    attorney, solicitor, barrister, notary office, patent attorney, tax firm, recruitment agency, executive search, bookkeeping firm | kanzlei,
    anwaltskanzlei, rechtsanwaltskanzlei, steuerkanzlei, anwalte, notariat, rechtsanwalte, unternehmensberatung, steuerberat*, wirtschaftspruf*,
    bufete, consultoria, despacho de abogados, cabinet d avocats, cabinet de conseil, studio legale, societa di consulenza, advocatenkantoor,
    adviesbureau, accountantskantoor, escritorio de advocacia, ingenieurburo, zeitarbeit, personaldienstleister, abogados, notaria, avocats, etude de
    notaire, expert comptable, cabinet comptable, avvocati, studio notarile, commercialista, commercialisti, advocaten, notariskantoor, auditores, revisori, *accountants, commissaire aux comptes, commissaires aux comptes, advogados,
    sociedade de advogados, escritorio de advogados, expertise comptable, experts comptables, *kanzlei, steuerburo`,
  agriculture: `agriculture, farming, farm, agribusiness | landwirtschaft*, agrar*, agricultura, agricola, agriculture, exploitation agricole, landbouw,
    bauernhof, explotacion agricola, azienda agricola, boerderij, fazenda`,
  nonprofit: `voedselbank, banco de alimentos, banque alimentaire, banco alimentare, spenden, donations, volunteers, benevoles, vrijwilligers, voluntarios, nonprofit, charity, ngo, association, foundation, food bank, trade union, relief organization, aid organization, humanitarian aid, red cross,
    sports federation | verein, verband, berufsverband, wohlfahrtsverband, stiftung, *stiftung, wohltatig*, gemeinnutzig*, hilfswerk, hilfsorganisation*, gewerkschaft*, tafel
    e v, fundacion, ong, asociacion, sindicato, cruz roja, association, fondation, fondazione, onlus, associazione, terzo settore, volontariato,
    stichting, vereniging, goede doel, goede doelen, hulporganisatie, vakbond, fundacao, associacao, solidariedade social`,
  'hair-salons': `hair salon, hairdresser, hairdressing, hair stylist, hairstylist, hair studio, barber, barbershop, barber shop, beauty salon, beauty
    parlor, nail salon, nail studio, hair and beauty | friseur, friseure, friseursalon*, friseurkette, friseurbetrieb*, friseurmeister*, friseurstudio,
    frisor, frisorsalon, haarsalon, haarstudio, kosmetikstudio*, kosmetiksalon, nagelstudio*, peluqueria, peluquerias, barberia, barberias, salon de
    belleza, salones de belleza, centro de estetica, coiffeur, coiffeurs, coiffeuse, salon de coiffure, salons de coiffure, coiffure, institut de
    beaute, instituts de beaute, barbier, onglerie, parrucchiere, parrucchieri, parrucchiera, barbiere, barbieri, salone di bellezza, centro estetico,
    centri estetici, kapper, kappers, kappersketen, kapsalon*, kapperszaak, schoonheidssalon*, nagelsalon, cabeleireiro*, cabeleireira*, barbearia*, salao de beleza,
    saloes de beleza`,
  'car-repair': `car repair, car repair shop, auto repair, auto repair shop, auto shop, garage, car garage, vehicle repair, motor repair, car workshop, auto workshop,
    vehicle workshop, body shop, auto body shop, collision repair, tire shop, tyre shop, tire dealer, car mechanic, auto mechanic, mechanic shop |
    autowerkstatt, autowerkstatten, kfz werkstatt, kfz werkstatten, kfz betrieb, kfz meisterbetrieb, kfz meisterwerkstatt, kfz reparatur*, autoreparatur*,
    werkstattkette, reifenservice, reifenhandler, reifenhandel, autolackierer*, karosseriebetrieb, taller mecanico, talleres mecanicos, taller de coches,
    taller de automoviles, taller de reparacion, taller de chapa, taller de chapa y pintura, garage automobile, garages automobiles, garagiste*,
    mecanicien automobile, carrosserie automobile, carrossier, atelier automobile, reparation automobile, centre auto, autofficina, autofficine,
    officina meccanica, officine meccaniche, officina auto, carrozzeria, gommista, elettrauto, autogarage, garagebedrijf, autobedrijf, autoreparatie*,
    autowerkplaats, autoschade*, schadeherstelbedrijf, bandenservice, oficina mecanica, oficina auto, oficinas auto, oficina de automoveis, oficinas de automoveis, mecanica
    automovel, reparacao automovel, reparacao de automoveis, chapa e pintura`,
  veterinary: `veterinary, veterinary clinic, veterinary practice, veterinary hospital, veterinary surgery, veterinarian, vet, vet clinic, vet practice, animal
    clinic, animal hospital, pet clinic | tierarzt, tierarzte, tierarztpraxis, tierarztpraxen, tierarztin, tierarztlich*, tierklinik*, kleintierpraxis,
    kleintierklinik, pferdeklinik, pferdepraxis, clinica veterinaria, clinicas veterinarias, hospital veterinario, centro veterinario, veterinario,
    veterinarios, veterinaria, cabinet veterinaire, clinique veterinaire, cliniques veterinaires, veterinaire*, ambulatorio veterinario, studio
    veterinario, cliniche veterinarie, ospedale veterinario, dierenarts*, dierenkliniek*, dierenziekenhuis`,
  fitness: `fitness club, fitness studio, fitness center, fitness centre, fitness gym, gym, health club, yoga studio, pilates studio, crossfit box, crossfit, sports
    studio, climbing gym, martial arts school, dance studio, personal training studio | fitnessstudio*, fitnesscenter, fitnesszentrum, fitnesskette,
    sportstudio, yogastudio, kletterhalle, tanzstudio, gimnasio*, centro deportivo, estudio de yoga, estudio de pilates, salle de sport, salles de sport,
    salle de fitness, salles de fitness, club de fitness, centro de fitness, centros de fitness, centre de fitness, studio de yoga, salle d escalade, palestra, palestre, centro fitness, studio
    di yoga, sportschool, sportscholen, fitnesscentrum, yogaschool, yogastudio, ginasio*, academia de ginastica, academia de musculacao, estudio de ioga`,
  bakeries: `bakery, bakery cafe, bakehouse, artisan bakery, bakery chain, pastry shop, patisserie, confectioner, confectionery shop, cake shop, bread shop | backerei,
    *backerei, *backereien, backereikette, backereibetrieb, backereifilialen, konditorei*, panaderia*, pasteleria*, horno de pan, boulangerie*, patisserie*,
    artisan boulanger, panificio, panifici, panetteria, panetterie, pasticceria, pasticcerie, bakkerij, bakkerijen, *bakkerij, banketbakker*, padaria*,
    panificadora, pastelaria*, confeitaria*`,
  'building-trades': `plumber, plumbing, plumbing company, plumbing contractor, plumbing and heating, plumbing and heating contractor, heating and plumbing, heating
    engineer, heating contractor, heating installer, hvac, hvac contractor, hvac company, hvac installer, electrician, electrical contractor, electrical
    contracting, electrical installer, electrical installation, mechanical contractor, air conditioning contractor, air conditioning installer, heat pump
    installer, solar installer, gas engineer, building services contractor | installateur*, klempner*, spengler*, sanitarbetrieb, sanitarinstallat*,
    sanitar und heizung, heizung und sanitar, heizung sanitar, sanitar heizung, heizungsbau*, heizungsinstallat*, shk betrieb, shk, elektriker,
    elektroinstallat*, elektrobetrieb, elektromeister*, elektrotechnikbetrieb, haustechnik, gebaudetechnik, fontanero*, fontaneria, electricista*,
    instalador electrico, instaladora electrica, instalaciones electricas, instalaciones de calefaccion, calefaccion y climatizacion, plombier*,
    plomberie, plomberie chauffage, chauffagiste*, electricien*, electricite generale, installation electrique, idraulico, idraulici, termoidraulic*,
    elettricista, elettricisti, impianti elettrici, impianti idraulici, impianti termici, impiantistica, loodgieter*, installatiebedrijf,
    installatiebedrijven, cv installateur*, elektricien*, elektrotechnisch bedrijf, canalizador*, encanador*, eletricista*, instalacoes eletricas,
    canalizacao, aquecimento e climatizacao`,
  [OTHER]: `chemische reinigung, parking garage, game studio, games studio, video game, game developer, game publisher, driving school, pension fund, museum, art gallery, zoo, botanical garden, theater, theatre, opera, orchestra, concert hall, cinema, church, diocese,
    airport, school, kindergarten, nursery school, sports club, football club, public library | museen, flughafen, schule, schulen,
    kirche, bistum, sportverein, tierpark, musee, musees, aeroport, ecole, eglise, museo, musei, teatro, aeropuerto, escuela, iglesia,
    aeroporto, scuola, chiesa, luchthaven, kerk, museu, escola, igreja`,
};
