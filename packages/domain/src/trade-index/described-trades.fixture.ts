/** Organizations as users type them, in seven languages: what follows the bar is the industry, or "none" known. */
export const DESCRIBED_TRADES = `
kidney stone & urology clinic group | hospitals
title and escrow company, Texas | none
cold-chain 3PL for vaccines | logistics
church-run adoption agency | social-care
surety bond underwriter | insurance
chiropractor with three offices | hospitals
regional ferry line | public-transport
self-storage units, family business | none
loss adjusters | insurance
quantity surveyors, London | professional-services
Landgericht | none
Optiker mit 6 Filialen | retail
Dachdeckermeister, 12 Leute | construction
Sanitätshaus | retail
Amt für Straßenverkehr (Zulassungsstelle) | public-administration
Bausparkasse | banking
Kurklinik für Psychosomatik | hospitals
Lohnunternehmen für Landwirte | agriculture
Holding eines Metzgereibetriebs mit 9 Filialen | retail
Huissier de justice / commissaire de justice | none
Ostéopathe et kinésithérapeute | hospitals
Syndic de copropriété | construction
Société de portage salarial | none
Armée de terre, état-major régional | none
Laboratoire d'analyses médicales | hospitals
négociant en vins en gros | wholesale
SDIS (pompiers) | public-administration
Volunteer fire brigade association | public-administration
Freiwillige Feuerwehr Altdorf | public-administration
Bombeiros Voluntários de Leiria | public-administration
Kreiskrankenhaus Service GmbH | none
Klinik-Servicegesellschaft | none
Compagnie de théâtre | none
bureau d'études structure béton | professional-services
Notaría en Bilbao | professional-services
Mutua de accidentes laborales | insurance
óptica familiar con dos tiendas | retail
Ganadería de toros bravos | agriculture
empresa de seguridad y alarmas | none
Juzgado de primera instancia | none
Administrador de fincas | construction
Hostal y casa rural en los Pirineos | hospitality
Almazara cooperativa con 400 socios | food
Operador de telefonía rural por fibra | telecommunications
Agente di commercio nel settore alimentare | wholesale
Consulente del lavoro, studio 8 persone | professional-services
Scuola guida | none
Cantina sociale | food
Amministratore di condominio | construction
Tribunale civile | none
Vivaio piante e fiori | agriculture
poliambulatorio privato | hospitals
Ottica in centro storico | retail
gelateria artigianale | hospitality
Cartório de registro de imóveis | none
Lar de idosos, 60 utentes | social-care
Despachante aduaneiro | logistics
Casa lotérica | none
Laboratório de análises clínicas | hospitals
Igreja evangélica com 12 templos | none
Concessionária de veículos | retail
Granja de frangos | agriculture
Marcenaria sob medida | consumer-goods
Junta comercial do estado | public-administration
accountants- en belastingadviseurs | professional-services
GGZ-instelling | hospitals
Rechtbank Noord-Holland | none
gerechtsdeurwaarder | none
woonzorgcentrum voor dementerenden | social-care
Fysiotherapie en manuele therapie | hospitals
Slagerij met vier winkels | retail
visserijbedrijf Urk | none
drogisterijketen | retail
assurantiekantoor | insurance
funeral directors & monumental masons | none
GP co-operative out-of-hours service | hospitals
Title insurer | insurance
scaffolding hire and erection firm | construction
Employment tribunal | none
butcher's shop, three high street branches | retail
Freight forwarder & customs broker, Felixstowe | logistics
Tree surgeon / arborist, 6 crew | none
chartered surveyors and valuers | professional-services
Dental and medical insurer | health-insurance
Metzgerei mit Partyservice | retail
Landesjustizvollzugsanstalt | none
Hausarztpraxis auf dem Land | hospitals
Winzergenossenschaft | food
Versicherungsagentur, 4 Leute | insurance
Malerbetrieb und Gerüstbau | construction
Bundeswehr-Standort | none
Reha-Zentrum | hospitals
Immobilienmakler Ostsee | construction
Steinbruch und Schotterwerk | mining
Courtier en prêts immobiliers | banking
Étude notariale à Nantes, 12 collaborateurs | professional-services
Boucherie-charcuterie | retail
Mutuelle étudiante | health-insurance
Transporteur frigorifique, 60 camions | logistics
tribunal de commerce | none
Opticien, 4 magasins | retail
bailleur social HLM, 9000 logements | construction
Sophrologue et naturopathe | none
exploitation céréalière 300 ha | agriculture
Registro de la propiedad | none
Asesoría laboral y contable, 9 empleados | professional-services
carnicería y charcutería | retail
Fisioterapeuta autónomo con consulta | hospitals
empresa de reformas y pintura | construction
Agencia inmobiliaria en la Costa del Sol | construction
invernaderos de tomate en Almería | agriculture
Caja rural | banking
tanatorio municipal | none
empresa de transporte de mercancías por carretera, 40 camiones | logistics
Medico di base, ambulatorio | hospitals
Macelleria e gastronomia | retail
Agenzia immobiliare | construction
Geometra libero professionista | professional-services
casa di riposo comunale | social-care
Imbianchino e cartongessista | construction
Broker assicurativo | insurance
apicoltore | agriculture
Trasporti e logistica conto terzi | logistics
Carabinieri, comando provinciale | none
Corretor de imóveis | construction
Açougue de bairro | retail
Consultório odontológico | hospitals
Posto de combustível | retail
empresa de vigilância patrimonial | none
Operadora de planos odontológicos | health-insurance
Tribunal de Justiça | none
Pintores e empreiteiros de reformas | construction
Cooperativa de laticínios | food
Mediador de seguros | insurance
notaris en estate planner | professional-services
Verzekeringsmakelaar voor het mkb | insurance
bloemist met bezorging | retail
Schildersbedrijf | construction
Transportbedrijf met eigen wagenpark | logistics
Akkerbouwbedrijf in Zeeland | agriculture
ambulancedienst | none
Hypotheekadviseur | banking
gevangenis | none
Opticien | retail
we're a family run plumbers merchant in Hull | wholesale
midsize CPA firm, audit + tax, Denver CO | professional-services
O'Neill & Sons Undertakers Ltd | none
not-for-profit hospice and home health | social-care
contract security guards and cleaning (facilities) | none
multi-location vet group, private equity owned | veterinary
residential solar & roofing installer, FL | construction
County sheriff's department | none
B2B marketplace software for freight brokers | software
Independent school, ages 3-18, boarding | none
kleine Steuerkanzlei (3 Pers.) in Passau | professional-services
Fliesenlegerbetrieb Krause | construction
Gemeindeverwaltung, ca. 9.000 Einwohner | public-administration
Ambulanter Pflegedienst m. 40 MA | social-care
Zimmerei & Dachdeckerei Huber GmbH | construction
Verkehrsbetriebe einer Großstadt | public-transport
Lebensmittelgroßhandel für Gastronomie | wholesale
Evangelische Kirchengemeinde | none
Genossenschaftsbank, 30 Filialen | banking
Autohaus mit Werkstatt, VW + Skoda | retail
SARL Dupont plomberie chauffage | building-trades
petite entreprise de maçonnerie, 8 salariés | construction
Office de tourisme intercommunal | none
Groupement agricole, vaches laitières | agriculture
cabinet de radiologie (4 associés) | hospitals
grossiste en fruits et légumes, MIN de Rungis | wholesale
Lycée professionnel hôtelier | none
compagnie de cars scolaires | public-transport
Editeur SaaS B2B pour la RH | software
garage Citroën, atelier et carrosserie | car-repair
Bufete pequeño, derecho de familia, Sevilla | professional-services
Residencia de mayores concertada, 90 plazas | social-care
empresa de alquiler de coches en Mallorca | none
panadería-pastelería con 6 despachos | bakeries
fábrica de embutidos ibéricos | food
Cooperativa de taxis de Madrid | none
mayorista de frutas y verduras en Mercamadrid | wholesale
Club de fútbol de segunda división | none
Operador turístico receptivo | none
laboratorio de análisis clínicos con 12 centros | hospitals
Studio associato di consulenza fiscale e del lavoro | professional-services
ditta individuale di idraulica e caldaie | building-trades
Scuola dell'infanzia paritaria | none
hotel 4 stelle sul lago di Garda, stagionale | hospitality
salumificio artigianale, prov. di Parma | food
azienda di trasporto pubblico locale | public-transport
negozio di ottica, 3 punti vendita | retail
ASL con 5 ospedali | hospitals
Cooperativa sociale per disabili | social-care
concessionaria auto e officina autorizzata | car-repair
clínica de fisioterapia e pilates | hospitals
Loja de materiais de construção, 2 filiais | retail
Empresa de ônibus urbano, 300 veículos | public-transport
Quinta vinícola no Douro, enoturismo | food
agência de marketing digital (startup) | none
câmara municipal de média dimensão | public-administration
creche e jardim de infância, IPSS | none
eletricista, microempresa | building-trades
Editora de livros didáticos | media
Despachante e agente de navegação | logistics
Aannemer, 35 man personeel, utiliteitsbouw | construction
verpleeghuis Zonneweide te Arnhem | social-care
Begrafenisonderneming De Vries | none
Softwareontwikkelaar voor de zorg | software
Bakkerij Jansen, 5 filialen | bakeries
rechtsbijstandverzekeraar | insurance
kaasboerderij met winkel | agriculture
Autobedrijf Peeters (universeel garagebedrijf) | car-repair
Hogeschool met 18.000 studenten | higher-education
veilig verkeer educatie, rijschool de Boer | none
bail bonds agency, Nevada | none
optometry practice w/ own glasses shop | retail
commercial laundry for hospitals | none
title loan & payday stores | banking
dairy co-op with 600 members | food
stone fabricator, countertops | construction
Early years nursery group, 12 settings | none
HGV driver agency | none
rural electric co-op | utilities
letting agents in Bristol, 3 branches | construction
Lohnsteuerhilfeverein mit 40 Beratungsstellen | professional-services
Kfz-Sachverständiger | professional-services
Rechtsanwalts- und Notarkanzlei | professional-services
Wohnungsbaugenossenschaft eG (3.500 WE) | construction
Großbäckerei, Tiefkühlbackwaren | food
Schädlingsbekämpfer | none
Landesrundfunkanstalt | media
Sozialstation der Caritas | social-care
Busreiseunternehmen | public-transport
Augenoptiker u. Hörakustik | retail
Maison de santé pluridisciplinaire rurale | hospitals
Marbrier funéraire | none
Coopérative laitière, Normandie | food
Société d'ambulances et taxis | none
Conseil départemental | public-administration
Bar-tabac PMU | hospitality
menuiserie aluminium, pose et fabrication | construction
Avocate en droit du travail, exercice individuel | professional-services
gérant de camping 3 étoiles | hospitality
usine de décolletage (Arve) | manufacturing
empresa de autobuses interurbanos | public-transport
Asociación de vecinos | nonprofit
clínica de reproducción asistida | hospitals
Corredor de fincas y alquileres vacacionales | hospitality
Instalaciones de fontanería y gas, autónomo | building-trades
mensajería urgente en bici | logistics
Colegio oficial de médicos | nonprofit
matadero comarcal | food
despacho de arquitectos | construction
Supermercados de barrio, 9 tiendas | retail
Autoscuola e pratiche auto | none
Erboristeria online | retail
RSA convenzionata 80 posti letto | social-care
Impianti fotovoltaici, progettazione e posa | building-trades
Avvocato penalista | professional-services
Mangimificio | food
banca di credito cooperativo | banking
società di autolinee extraurbane | public-transport
Stabilimento balneare con bar | none
Amministrazione comunale | public-administration
Clínica de hemodiálise | hospitals
Empresa de contabilidade e RH p/ pequenas empresas | professional-services
Cooperativa agropecuária | agriculture
Padaria artesanal de bairro | bakeries
empresa de mudanças internacionais | logistics
centro de dia e apoio domiciliário | social-care
Escola de condução | none
Agência funerária Silva & Filhos | none
rede de clínicas odontológicas populares | hospitals
loja de óculos | retail
dierenartsenpraktijk voor landbouwhuisdieren | veterinary
financieel adviseur, hypotheken en verzekeringen | asset-management
bouwkundig tekenbureau | professional-services
Veehandel | wholesale
Verloskundigenpraktijk De Ooievaar | hospitals
Taxi- en touringcarbedrijf | none
Basisschool met 220 leerlingen | none
pannenkoekenrestaurant met speeltuin | hospitality
technische groothandel, bevestigingsmaterialen | wholesale
jeugdzorginstelling | social-care
Anodizing and electroplating shop | manufacturing
Officina meccanica di precisione | manufacturing
Landeshauptstadt, Bürgerdienste | public-administration
Kreditkartenherausgeber | banking
Grande surface alimentaire | retail
Sheep station in New South Wales | agriculture
Tyre dealer with 40 fitting bays | car-repair
Ferry operator to the islands | public-transport
Großhändler für Sanitär und Heizung | wholesale
Aseguradora de decesos | insurance
Gestore di autostrade | none
Loodgietersbedrijf | building-trades
Construtora e incorporadora | construction
`;
