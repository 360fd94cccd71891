/** Organizations as users type them, in seven languages: what follows the bar is the industry, or "none" known. */
export const DESCRIBED_TRADES = `
small GP surgery in Leeds, 4 partners | hospitals
3PL warehouse operator near Chicago, ~200 staff | logistics
family-owned funeral home, Ohio | none
mid-size personal injury law firm | professional-services
plumbing & heating contractor with 25 vans | building-trades
community college, 8,000 students | higher-education
craft brewery with taproom in Portland | food
dog grooming and boarding kennels | none
independent pharmacy chain, 12 stores | retail
regional credit union in Wisconsin | banking
Zahnarztpraxis mit 2 Standorten in Köln | hospitals
Stadtwerke einer mittelgroßen Stadt (Strom, Gas, Wasser) | utilities
Steuerberaterkanzlei, 15 MA | professional-services
Friseursalon in Hamburg | hair-salons
Maschinenbauer im Schwarzwald, 300 Mitarbeiter, Sondermaschinen | machinery
Hausverwaltung WEG und Miete München | construction
Spedition mit eigenem Fuhrpark, 80 LKW | logistics
Milchviehbetrieb in Niedersachsen | agriculture
Pflegeheim, 120 Betten, gemeinnütziger Träger | social-care
Bäckerei mit 14 Filialen | bakeries
Cabinet d'expertise comptable à Lyon | professional-services
agence immobilière indépendante, Bordeaux | construction
Pompes funèbres familiales | none
Mutuelle santé de 200 000 adhérents | health-insurance
Restaurant gastronomique + traiteur | hospitality
EHPAD public en Bretagne | social-care
PME de plasturgie, sous-traitant automobile | manufacturing
Courtier en assurances pour professionnels | insurance
exploitation viticole dans le Bordelais | agriculture
Mairie d'une commune de 20 000 habitants | public-administration
Clínica dental en Valencia, 3 sillones | hospitals
gestoría y asesoría fiscal para autónomos | professional-services
Empresa constructora de obra civil, mediana | construction
hotel boutique en Sevilla, 40 habitaciones | hospitality
Autoescuela con 5 sucursales | none
peluquería y centro de estética | hair-salons
distribuidora mayorista de productos farmacéuticos | wholesale
Agencia de viajes corporativos | none
explotación porcina en Aragón | agriculture
Universidad privada, Madrid | higher-education
Studio notarile a Torino | professional-services
Caseificio che produce parmigiano, 30 dipendenti | food
impresa di pulizie, Milano | none
Agenzia per il lavoro (somministrazione) | none
Officina meccanica auto, 6 meccanici | car-repair
casa editrice di libri scolastici | media
Società di software gestionale per PMI | software
azienda di moda, abbigliamento donna | consumer-goods
Palestra e centro fitness | fitness
Onoranze funebri Rossi srl | none
Clínica veterinária no Porto | veterinary
escritório de contabilidade, 10 funcionários | professional-services
Transportadora rodoviária de cargas, interior de SP | logistics
Imobiliária em Lisboa | construction
cooperativa de crédito do Paraná | banking
Escola particular de ensino fundamental | none
salão de beleza, 2 unidades | hair-salons
Construtora de edifícios residenciais | construction
supermercado de bairro, 3 lojas | retail
empresa de energia solar (instalação) | building-trades
huisartsenpraktijk in Utrecht | hospitals
Notariskantoor met 20 medewerkers | professional-services
woningcorporatie, 12.000 woningen | construction
installatiebedrijf (loodgieter, cv, warmtepompen) | building-trades
uitvaartonderneming | none
Glastuinbouwbedrijf in het Westland, tomaten | agriculture
uitzendbureau voor techniek en logistiek | none
gemeente met 60.000 inwoners | public-administration
kinderopvang met 9 locaties | none
reclamebureau in Amsterdam | none
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
SDIS (pompiers) | none
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
`;
