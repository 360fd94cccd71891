// Written anew by its test with -u.

/** Of the words of shipped names that the table of verbs does not know, those that the language library takes for verbs. */
export const PLAIN_VERBS: ReadonlySet<string> = wordsOf(`
  abuse access accompany account achieve acknowledge act activate adjudicate admit advance aid air alarm amend
  anesthetize annotate appeal appoint arrange ask attend award back bake bank bar base benefit bind blame block board
  border branch brand break bridge bring bulk call campaign card care cast cause center centre chain chair challenge
  channel chat claim claw cloud code color come command commit compound conclude consent consult contact contain
  convert copy core correlate corroborate cost count court cover cross cue cultivate curate cut cycle damage date
  debrief decline decompose defend delay delete demand describe dig digitise digitize discharge discipline disclose
  disconnect discount disinfect dispense dock donate download dress drift drill drive dub duplicate effect end
  energize enforce enrich equip evolve exchange exercise experience expire explain export extend extract face fade
  farm feature feed field fight fill filter finance find fit float flow fly force foresee form forward freeze fuel
  function gas get gift give grade ground growth guarantee guard guide hand have heat hedge hold honour house
  illustrate impact influence ingest instruct interconnect interface invest invite isolate jet keep key know label
  labor land learn lease leave lend let levy license lift lighten limit line liquidate list loan localize locate look
  mail make mandate map master mediate meet mend merge message mine mix mobilise need neglect net network nominate
  notarize note notice offer oil organize overflow overhead package paint part party pass past patch patrol pause
  permit pet phone photograph pipe place plant plead point pool pour power praise prequalify press prevent price print
  profile program progress promise propose prorate prosecute protect prove pump pursue put quote raise range reach
  read rebalance rebook recalculate recall reclaim recognise recognize recommend recompute rectify recycle reduce
  refer reference refill reforecast refresh rehearse reject relabel remind renovate rent replace represent reprice
  reprocess reproduce request reschedule respite rest restock resubmit retrofit return reunite reverse revoke ride
  ring risk roll roof root rotate sample say scale seal search seat send serialize shape shelter shift shoot shop show
  signal snow sort speed spot stand start state stay steer sterilize stop storm stuff style subcontract subject
  substantiate supply suspend sweep switch synchronize talk target tax tell thank tie time tip tour trade travel trend
  trigger trim trouble trust try tune turn underwrite use view visit volunteer vote warehouse warn wash waste weigh
  welcome win wing work workshop yield
`);

/** The rest of them. */
export const NO_VERBS: ReadonlySet<string> = wordsOf(`
  abnormal about abroad absence absences abstract abusive academic acceptance accident accidents accountability
  accounting accounts accredit accreditation accumulation accuracy achieved acquisition acquisitions across action
  actions activation active activities activity actuarial addressable adequacy adjudication adjuncts adjustable
  adjustment adjustments administration administrators admission admissions adoption advances adverse advice adviser
  advisory advocacy affairs affected affordability affordable after against agencies agency agent agents aging
  agreement agreements aids airbags aircraft airlines airport airworthiness alarms alerts algorithms all allergens
  allergies allocation allowances along alumni ambulances amendments amenities among analysis analysts analytical
  analytics ancillaries and animal animals annual annuities apart app appeals appetite applicant applicants
  application applications appointment appointments apprentices approval approvals aptitude arbitration architecture
  are area around arrangements arrears arrival arrivals arriving article articles artwork aseptically assembly
  assessment assessments asset assets assignment assignments assistance associations assortment assortments assurance
  atm attendance attorney attributes attribution audience audiences auditors authentication authorities authority
  authorization authorizations authors automation availability aviation awarding awards away axle backlog backups
  baggage bags bakehouse bakers baking banking banquets barcode bars basis batch batches batteries bed beds bedside
  before behavior being bells beneficiaries benefits bereaved best bets between beverages big billable binding births
  blocked blocks blood boarding boards bodily body bodywork bonded bonds bonuses bookings bookkeeper bordereau
  bordereaux branches branded brands breaches breakdown breakdowns breaks bricks brief bringing broadcasters
  broadcasts broker brokers brows buildings bulletins buses business butter buttons cabin cabinets cable cables cages
  cakes calibration calls cameras campaigns campus cancellation cancellations candidates canteens capabilities
  capability capacity capital caps caption car cards careers carers cargo caring carrier carriers cars case cases
  catastrophe category catering causes cellars centers ceremonies certainty certificates cessions channels characters
  chargebacks chargers chase checkout cheese chemotherapy cheque childcare children chips chronology churn citizen
  citizenship city civic civil claimants claimed claims clashes class classes clauses cleanliness clearance client
  clients climate clinical clinics clips closures cluster codes codeshares coding cold collateral collection
  collections comebacks comes coming commanders commentaries comments commercial commission commissioning commissions
  commitments committee committees commodities common communication communications communities community companies
  company compare compensation competence competency competing competitor competitors complaint complaints complete
  completion complex compliance compliant complications component components computerized concept concepts concerned
  concierge concrete condition conditions conferences configuration configurations confined confirmation confirmations
  conflicts congresses connection connections consolidation consolidations constrained construction consultants
  consultation consultations consulting consumables consumer consumers consumption contacts containers content
  continuing continuity continuous contractor contractors contribution contributions controllable controllers
  conversion cook cooks cooling cooperation coordination copies copyrights cores corporate corrections corrective
  correspondence correspondent costing costs council counter counterparty counters countries country counts coupons
  courses courtesy coverage coverholders covers crane cranes crates creation creative creatives creators credential
  credentialing credentials crew crews crime crisis criteria criticality culture currency current curricula curriculum
  custodians custody customer customers customs cuts cyber cylinders daily dangerous dashboards data dates day days
  deadlines dealer dealers dealings death deaths debit debits debtors debts deceased decision decisions deck
  declarations deductions deeds defects definition definitions degree degrees delayed delays delegated deletion
  delinquent deliverables deliveries delivery dementia demo demurrage denials department departments departure
  dependent dependents deployment depot depots descriptions desk detailed details detention deteriorating detours
  development deviation deviations device devices diagnostic diagnostics dialogue diaries diary dies diets differences
  digging digital diligence direction directives directories directors directory disability disabled disasters
  disbursement dischargers disciplines disclosure discounts discovery discretion discretionary disease diseases dishes
  dispensing displays disposal disrupted disruption disruptions dissatisfied distribution distributions distributor
  distributors district docket docks doctoral doctorates doctors documentation doing domain donation donors door doors
  doorstep dossiers dough doughs down downtime drains drawers drawings dried drifting drinking drinks dripping driver
  drivers driving drug drugs due dues dunning duplicates duration during duties duty dying each earlier earned earth
  ebranch economics editions editorial education effluents efforts ehs elections elective electronic elevator
  elevators eligibility email embed emergencies emergency emissions employ employee employees employer employers
  encoding ending endorsements endowments energy enforcement engagement engagements engine enquiries enrollment
  enrolment enterprise entitlement entitlements entity entries environment environmental environments equipment erect
  erp errors escalators estate estates ethical ethics european evacuation evaluation evening event events everything
  evictions evidence exam examination examinations exams exception exceptions excess exchanges execution existing
  expansion expansions expense expenses experiments expert experts expired expiries expiring expiry exposure
  extensions external extra extras faces facilities facility fact factories factoring facts facultative faculty failed
  failing fails failures fairs fallout falls families family fare fares farms fast fasting fatigue fault faults
  features feedback feelings fees fibre fieldwork figures filings fills filters final finances financial finding
  findings fine fines finished fires firms first fiscal fitters fixtures flat flats fleet fleets flight floats floor
  floors flour flows flush flyer flyers flying fmea folios food footage for foreign forklifts formal formats former
  formula formulary formulation forwarders forwarding found foundations four framework franchisees fraud free freed
  freelancers freight frequent fresh fridge from front fueling fulfillment full functions funders fundraising gap gaps
  gateway gauges genealogy general generation generations generic getting gifts global goals going goods governance
  government grace grades graduates graves grid grievances grounded group groupage groups guarantees guardians
  guarding guests guideline guidelines guiding gym halls handing handlers handover hangar has having hazardous
  headways health hearings heating herd hierarchy high history hoarding hoists holdings holds home homeless homes
  hospital hospitals host hosting hot hotels hours household households housekeeping houses housing how hub human
  hydrants hygiene ideas identity images imaging impacts impending implants implementation improvements inbound
  incentives incident incidents income incoming increases incurred independence indicators indirect individual
  individuals induct industry infection infections information infrastructure infusions ingredients initial initiation
  initiatives injury inpatient inpatients inquiries inquiry inside insights inspection inspections inspectors
  installation installations installers installment installments instance institutional instructing instruction
  instructions instrument instruments insurability insurance insurers integration integrations integrity intelectual
  intelligence intensive interaction interactive interfaces interim interline intermediaries intermediates internal
  international interruptions into intraday inventions inventory inverters investigation investigations investment
  investments investor investors invitations inward irregularities isolations issuance issuers item items its job jobs
  joining joint journals journeys judgments juniors kanban keeping keys kilometers kit kitchen kits knowledge labeling
  labels laboratories laboratory ladders lading landing landlords lane lanes languages lapses large last late laterals
  laundry law lawful laws lay layout leadership leakage leaks learned learning leased leases leasing leavers leaving
  lectures ledger left legacy legal legally lender lenders length lessons letter letters letting levies liabilities
  liability liable libraries library licences licensee licenses licensing licensors life lifecycle lifestyle lifts
  limitation limits linear linen lines liquidity listening lists literacy literature litigated litigation litigations
  live living loans local location locations lockers logistics long looking looks loop loss losses lost lot lots loyal
  loyalty machine machines magazine mains maintenance major makers management manager managers mandates mandatory
  manuals manufacturer manuscripts margin mark marketplace marks marriages masters material materiality materials
  maternity matters maturities mayor meal meals mechanics media mediation medical medicals medication medicine
  medicines meeting meetings member members membership memberships memos menu menus merchant mergers mes messages
  meter metering meters method methods microbiology migration mile milestones minute missed misses missing mission
  mobile moderate module molds money monthly morning mortgage mortgaged mortgages movement movements movers municipal
  music mutual nails named narratives naturalization navigation near necessity needs negotiation neighbors new newborn
  newborns newcomers news newsletters newspapers newsroom night nights nonconformances nonconforming not notes nothing
  notices notifiable notification nuisance number numbers nurseries nurses nursing nutrition objections objectives
  obligations occupancy ocean oee off offences offering offers office officer offices official old ombudsman online
  open opening openings operation operational operations operator operators opinion opinions opportunities opportunity
  options oral organization organizational organizations orientation origin other out outages outbound outgoing
  outlays outlets outpatient outside outstanding oven ovens over overall overbooking overdue overflight overpaid overs
  overseas oversight owner owners pace packages packaging pages paid pain painting pairings pallets panels paper
  papers parameter parameters paratransit parcel parcels parking parks participation participations parties partner
  partners parts passenger passengers passes passports pastry patents pathology paths patient patients patterns
  payable payer payers payment payments payroll penalty pended penetration pension pensions people per performance
  period periodic periods perishables perm permits personal personalized petitions pharma pharmaceutical pharmacies
  pharmacovigilance pharmacy phones physical physician physicians pipeline pipelines pipes pirated pitch pitches
  placements places plagiarism plaiting planograms plants plates platform platforms platters playback playout
  pleadings points policies policy policyholder politics poor port portal portals portfolio portfolios possessions
  powers practical practices practicing preadmission precast precedents preclinical preference preliminaries premises
  premium premiums prep prescriptions presence pressure prevention preventive prices pricing prior priorities privacy
  private problem problems procedure procedures procurement product production productions productivity products
  professional professionals professors profiles profit profitability programmes programs promises promotional
  promotions properties property proposal proposals prospect prospects prospectuses protecting protection protocol
  protocols provider providers provisioning public publication publications publicity pumps punctuality qos
  qualification qualifications quality quantitative quantities quantity quarantine quarter quarterly queries
  questionnaires questions quotas quotation quotations quotes quoting radio rail ramp rankings ratios raw reaching
  reactions readiness readings reagents real reasons rebar rebates recalls receipts receivable receivables receivers
  reception recipes recommendations reconciliation recourse recoveries recovery recredential recruitment recurrent
  recurring redeem redemption redemptions referral referrals referred referrers refit refrigerant refrigerated
  refurbishment registration registries registry regression regular regulation regulations regulator regulators
  regulatory rehabilitation reimbursement reimbursements reinforcement reinstatements reinsurance rejected related
  relations relationship relationships relatives reliability relocations remaining remediation reminders remote
  remotely renewal renewals renters rents repairables repay replacement replenishment reprints reputation
  requalification requests required requirements requisitions rescue researchers resellers reservations reset
  residence residents resilience resiliency reslot resolution resolutions resource resources respecting response
  responses responsibly restaurants restoration restraints restricted restrictions results retail retention retirement
  retroactive returnable returned returns revenue revisions rfid rides right rights risks risky road roadmap roads
  roadworks roaming role roles rolling roofs room rooms rotables rotation round rounds routine routings rows royalties
  royalty rules runtimes sabbaticals safe safely safety sale sales salvage samples sampling sanctioned sanctions
  satisfaction sauna savings scarce scenes schemes scholarships school schools science scout scrap scripts seals
  season seasonal seasons seats secrets secure securities securitization security seekers seen sellers seminars
  separation serial serviceability session sessions settings settlement settlements sewers shaping shareholders sheet
  sheets shelf shelters shelves shifts shipment shipments shipper shippers shooting shoppers shops short shortages
  shorts showers shrinkage shutdown shutdowns sick signals sim simple simulator site sites sketch skills skin skip sla
  slides slot slots slotting slow sludge small smart social societies software soil solar sold solution solutions
  solvency solving somebody sorter sorting spa space spaces spare spares special specialist specialists specific
  specification specifications specimens speeding spending spinning splicing sponsors sponsorship sport sports
  stability standard standards standby standing starting statements states station stations statistical statistics
  status statutes statutory staying stays steering steps sterile stops storage storeroom stories straight strategic
  strategies strategy streaming streams streets strength structure structures student students studio studios stylists
  subcontracted subcontractors subcontracts subjectivities subledgers subletting submission submissions subprocessors
  subrogation subscribers subscription subscriptions subsidies subsidy substance substations substitutes substitutions
  subtitle success succession successor suitability suitable suite suites summons sundays sunset supervision
  supervisors supervisory supplements supplier suppliers supplies supporter supporters surcharges surgery surgical
  surrender surrenders suspected suspended suspense suspicion suspicions suspicious sustainability swaps switches
  switchgear switching system systems table tables tachograph takings talent talks tampering targets tariffs tasks
  tastings taxes team teams technical technically technician technicians technology telephone telling temperature
  temperatures tenancies tenant tenants term terms testers texts that the theaters theft their them therapy theses
  they third those thought threats through ticket ticketing tickets tight till tills times timetable timetables tips
  tires tissue title titles toleration tolls tools tours toward toxicology trace traceability trades trading traffic
  trailer trailers trainers transaction transactions transcripts transformers transit transitions translation
  transmittals transportation trauma trays treasury treatment treatments treaty trees trial trials triggers trucking
  trucks true tuition tumor turbines turnaround turnarounds turning turns types under underwriting unearned unit units
  unlawful unpaid unused upcoming uptime urban urgency urgent usage user users using utility utilization vacancy
  vacant vacated vacations vaccinations valid validation validators valuation valuations vans variances variations
  vegetation vehicle vehicles vendor ventilation verification versions vessels vet vets violations virtual visa visas
  vision visitors visits visual voltage volumes volunteers votes vouchers vulnerabilities vulnerability waiters
  waiting wallet walls wants ward wards warehouses warehousing warmth warranty was washing wastewater water way
  waybills wayleaves wealth web website weekly weights weld welfare well went what when where which who wholesale
  wholesaler wholesalers wills winning wins winter wires wishes with withdrawal withdrawals withholding within without
  witnesses wms wording wordings workers workflows workforce working workload works workshops workspace written wrong
  year yearly youth
`);

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}
