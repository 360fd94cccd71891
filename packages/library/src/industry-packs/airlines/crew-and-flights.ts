import type { PackEntry } from '../../industry-pack.ts';

export const crewAndFlights: readonly PackEntry[] = [
  [
    '3',
    'Crew management',
    'Pilots and cabin crew are paired with flights, rostered within duty and rest limits, trained to stay current and moved when the day goes wrong.',
  ],
  [
    '3.1',
    'Crew planning and rostering',
    'Planning turns the timetable into pairings and the pairings into monthly rosters that law, agreement and crew members can live with.',
  ],
  [
    '3.1.1',
    'Build crew pairings',
    'Planners chain legs into duties that start and end at the crew’s base, with layovers, deadheads and buffers inside flight time limitations.',
    ['airline-crew-pairing-robustness'],
  ],
  [
    '3.1.2',
    'Publish monthly crew rosters',
    'Bids, leave, simulator dates and reserve days are woven into a roster for each crew member and released by the date that the agreement fixes.',
    ['airline-crew-roster-by-bids-and-fairness'],
  ],
  [
    '3.1.3',
    'Settle leave, swaps and bids',
    'Crew ask for days off, trade trips among each other and bid for bases; the desk grants what coverage, seniority and rest allow.',
    ['vacation-requests-decided-by-cover-and-fairness'],
  ],
  [
    '3.1.4',
    'Size crew strength by fleet and base',
    'Workforce planners derive pilots and cabin crew needed per month from block hours, upgrades, attrition and course capacity, a year and more ahead.',
    ['headcount-forecast-from-exits-and-business-plan'],
  ],
  [
    '3.2',
    'Crew control on the day',
    'Crew controllers keep every departure legally staffed from sign-on to release while sickness, delays and diversions undo the plan.',
  ],
  [
    '3.2.1',
    'Call out standby crew for open duties',
    'A sick call leaves a seat open; the controller searches reserves by qualification, remaining duty hours and distance, phones them and updates the crew list.',
    ['airline-crew-standby-callout'],
  ],
  [
    '3.2.2',
    'Rebook crew hotels and transfers',
    'Changed layovers mean other rooms and pick-up times, arranged with hotels and bus firms at out-stations and told to the crew by app.',
    ['airline-crew-hotel-and-transport-rearranged'],
  ],
  [
    '3.2.3',
    'Judge fatigue reports and commander’s discretion',
    'Every extension of duty and each fatigue report is read by the fatigue group, set against roster and sleep window, and answered to the crew member.',
    {
      nothing:
        'A crew member’s own report on tiredness is weighed by peers in the fatigue group; trust in that talk matters more than speed.',
    },
  ],
  [
    '3.3',
    'Crew training and qualification',
    'Type ratings, recurrent checks, emergency drills and medicals have to be valid on the day that a crew member flies.',
  ],
  [
    '3.3.1',
    'Schedule recurrent training and checks',
    'The training desk books simulator sessions, line checks, first-aid and dangerous goods courses before anything lapses, with instructors and device hours as the tight resource.',
    ['airline-recurrent-training-slots'],
  ],
  [
    '3.3.2',
    'Train and examine in the simulator',
    'Type rating examiners fly failures and approaches with two pilots, debrief them and grade competencies in the electronic form.',
    {
      nothing:
        'The session lives from the examiner’s eye and the debriefing; grading forms are already filled on a tablet.',
    },
  ],
  [
    '3.3.3',
    'Keep licenses, medicals and visas valid',
    'Crew records hold ratings, medical class, passport, visas and airport passes, and stop anyone from being rostered whose paper has run out.',
    ['mandatory-training-and-licences-gate-the-work', 'hiring-papers-read-and-permit-dates-watched'],
  ],
  [
    '4',
    'Flight operations',
    'Each flight is planned, fueled, released, flown and watched, and what happened is learned from without blame.',
  ],
  [
    '4.1',
    'Dispatch and flight planning',
    'Dispatchers prepare a legal and economical flight plan for each leg and share responsibility for the release with the captain.',
  ],
  [
    '4.1.1',
    'Prepare the operational flight plan',
    'Route, level, alternates and fuel are computed from wind, payload, notices to airmen and minimum equipment list items, then filed with air traffic control.',
    {
      nothing:
        'Flight planning engines compute and file the plan; the dispatcher’s review of weather and notices is the safety step that stays.',
    },
  ],
  [
    '4.1.2',
    'Decide discretionary fuel',
    'Captains may add fuel above plan for holding or weather; dispatch shows how much earlier flights at that hour really burned.',
    ['airline-discretionary-fuel-advice'],
  ],
  [
    '4.1.3',
    'Issue load sheet and trim',
    'Load controllers plan holds, weigh passengers, bags and freight against limits, and send the final load sheet to the cockpit minutes before doors close.',
    ['airline-load-control-and-loadsheet'],
  ],
  [
    '4.1.4',
    'Obtain overflight and landing permits',
    'Ad hoc charters and reroutings need permits from civil aviation authorities by fixed lead times, with tail, crew and routing in each state’s own form.',
    {
      nothing:
        'A permit desk files by lead time through agents who know each authority; the odd urgent one is got by telephone at night.',
    },
  ],
  [
    '4.2',
    'Flying the line',
    'Two pilots and the cabin crew take the aircraft from gate to gate within procedures, clearances and their own judgment.',
  ],
  [
    '4.2.1',
    'Fly the aircraft',
    'Pilots brief, calculate take-off performance on the tablet, fly the clearance and decide on diversions with the operations center.',
    {
      nothing:
        'Two pilots in the cockpit decide, and any aid there is certified with the aircraft, not bought by the airline.',
    },
  ],
  [
    '4.2.2',
    'Maintain manuals and electronic flight bags',
    'Publications staff turn manufacturer revisions, airport briefings and company notices into the documents on crew tablets and prove that each was read.',
    ['quality-document-change-effects', 'policy-acknowledgment-by-role'],
  ],
  [
    '4.3',
    'Operations control',
    'The control center holds the day together: movements, delays, aircraft swaps, cancellations and recovery across all stations.',
  ],
  [
    '4.3.1',
    'Watch movements and predict delays',
    'Duty controllers follow departures, slots from network management, inbound connections and weather fronts, and warn stations of knock-on delays.',
    ['airline-recovery-options-aircraft-crew', 'airline-turnaround-milestones-from-cameras'],
  ],
  [
    '4.3.2',
    'Recover aircraft, crew and passengers',
    'After a fog bank or a broken aircraft the duty manager weighs swaps, delays, cancellations and ferry flights with maintenance, crew and customer desks.',
    ['airline-recovery-options-aircraft-crew', 'airline-reaccommodation-after-cancellation'],
  ],
  [
    '4.3.3',
    'Code delays and report punctuality',
    'Stations assign delay codes and minutes, departments dispute them in the morning call, and the month’s punctuality goes to board and handlers.',
    ['performance-report-with-drivers'],
  ],
  [
    '4.4',
    'Flight safety and emergency response',
    'Reports, flight data and audits feed a safety system that the accountable manager answers for to the authority.',
  ],
  [
    '4.4.1',
    'Classify safety reports and flight data events',
    'Crew and ground staff file reports, the flight data program finds unstable approaches; safety officers code, link and risk-rate them, and file the mandatory ones.',
    ['airline-safety-report-classification'],
  ],
  [
    '4.4.2',
    'Audit operations and close findings',
    'Compliance monitors audit stations, handlers and own departments against the operations manual and follow each finding to its root cause and proof.',
    ['capa-effectiveness-follow-up', 'audit-evidence-pack-by-clause'],
  ],
  [
    '4.4.3',
    'Exercise the emergency response plan',
    'Crisis rooms, family assistance teams and the passenger manifest release are rehearsed twice a year with a simulated accident at an out-station.',
    ['tabletop-exercise-director', 'emergency-alert-and-headcount'],
  ],
  [
    '4.4.4',
    'Run the aviation security program',
    'Security managers keep background checks, access and screening rules at each station, brief crews on unruly passengers and report incidents to the authority.',
    ['background-checks-ordered-by-role-and-country', 'incident-timeline-from-logs-and-mail'],
  ],
];
