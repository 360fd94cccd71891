import { industryPack } from '../industry-pack.ts';

export const higherEducationPack = industryPack(
  { industry: 'higher-education', name: 'higher education', letters: 'EDU' },
  `
1 Recruitment and admission
Schools visits, fairs and websites bring applicants; the admissions office ranks them by rules that a court would understand.
1.1 Student recruitment
The marketing and international offices present programs to school leavers, parents and agents around the world.
1.1.1 Promote programs and hold open days | university-prospects-followed-from-interest-to-open-day
Student marketing runs fairs, open days and campaigns per program and follows prospects from click to application.
1.1.2 Answer applicants’ questions | university-applicant-questions-from-rules-of-the-program
The admissions desk explains requirements, documents, dates and status to thousands who write in the same four weeks.
1.1.3 Work with agents and partner schools
International officers sign agents, visit partner schools and settle commission per enrolled student.
Nothing: A few dozen long relations kept by travel and trust; commissions fit on one sheet a term.
1.2 Admission of applicants
Applications are completed, checked, ranked and answered, by quota, grade, interview or portfolio.
1.2.1 Check applications and foreign certificates | university-foreign-transcripts-read-and-converted
Assessors verify school certificates and transcripts from a hundred countries, convert grades and ask for what is missing.
1.2.2 Rank applicants and offer places | university-admission-ranking-by-published-rules
The office applies quotas, waiting terms and hardship rules, sends offers in rounds and refuses with reasons.
1.2.3 Hold interviews and aptitude tests
Professors listen to auditions, look at portfolios and interview candidates for medicine, music and master programs.
Nothing: Judging a talent in a room is what professors want to do themselves, and the law wants a person.
1.2.4 Recognize earlier study and work | university-transfer-credit-proposed-by-course-content
Program directors decide which courses of another university or years of practice count, module by module.
1.2.5 Bring international students to campus | university-arrival-of-international-students-coordinated
Admitted students need visa letter, insurance, room, bank account and somebody at the station.
1.2.6 Send and receive exchange students | university-transfer-credit-proposed-by-course-content
The mobility office holds agreements with partner universities, nominates outgoing students, agrees on courses beforehand and pays the grants.

2 Student records and finance
The registrar keeps who studies what since when, and the bursar who owes what for it.
2.1 Enrollment and records
From matriculation number to sealed degree each status change is recorded with its proof.
2.1.1 Enroll and re-register students | university-enrollment-and-term-registration-on-messages
Clerks take proofs of insurance and fee, issue the card, and handle leave, part-time status and withdrawal each term.
2.1.2 Issue transcripts and degree certificates | university-transcripts-and-degrees-issued-as-sealed-data
The records office checks that all is passed, prints diplomas with seal and answers employers who doubt one.
2.1.3 Audit progress toward the degree | university-degree-audit-before-the-final-term
Advisers compare courses taken with the version of the statute that binds the student and tell what is still missing.
2.1.4 Decide student petitions | university-student-petitions-prepared-with-precedents
Requests for extra attempts, late withdrawal or a change of examiner go to a committee that tries to treat like cases alike.
2.2 Fees, aid and scholarships
Tuition, grants, loans and prizes come and go by statutes that donors and ministries have written.
2.2.1 Bill tuition and fees | university-fees-billed-by-status-with-holds-and-plans
The bursar charges by program, residence and credit load, grants waivers and installments and puts holds on debtors.
2.2.2 Verify student aid | university-aid-application-verified-against-sources
Aid officers check family income, assets and study progress against tax data and pay in monthly amounts.
2.2.3 Award scholarships | university-scholarships-matched-and-paid-by-statute
Committees match foundations’ purposes with students, choose from files and pay under each deed’s conditions.
2.3 Advising and student support
Students who struggle with subject, health, money or home find a door that is open.
2.3.1 Advise students on their studies | university-early-advising-signal-from-study-activity
Advisers help to choose courses, change programs and plan after failed exams, in consultation hours before deadlines.
2.3.2 Grant disability adjustments | university-study-adjustments-granted-once-and-carried-out
The disability office reads medical reports, grants extra time or a separate room, and tells each examiner again.
2.3.3 Counsel students in crisis
Psychologists see students with exam fear, grief and depression for some hours and pass on to therapy.
Nothing: An hour behind a closed door; even the booking is kept small on purpose.
2.3.4 Guide into careers and placements
The career center reads résumés, brings employers to campus and places students in internships that programs require.
Nothing: Reading a résumé with its author and knowing the region’s employers by name is what the center is there for.
2.3.5 Answer the student service line | self-service-assistant-that-completes-the-matter, written-contacts-sorted-with-data-filled
First-line staff at counter, phone and chat tell about cards, deadlines, certificates and whom to ask.

3 Programs and teaching
Faculties design programs of study, plan who teaches which module in which room, and teach it.
3.1 Curriculum and accreditation
Programs begin as an idea of three professors and end as a statute with module handbook and accreditation.
3.1.1 Design and change curricula | university-curriculum-change-with-all-it-touches
Program committees add, merge and drop modules, and find out late whose prerequisite they have removed.
3.1.2 Accredit programs | university-quality-reports-from-program-data
Program directors write self-reports with figures, host reviewers for two days and fulfill conditions within a year.
3.1.3 Decide on new programs | university-course-demand-forecast-before-the-term, initiative-intake-with-common-business-case
Senate and ministry weigh demand, staff and profile and fix student numbers in an agreement.
3.2 Teaching and timetable planning
Each term lecturers, rooms and students’ choices have to fit into forty hours.
3.2.1 Forecast module demand | university-course-demand-forecast-before-the-term
Planners estimate from enrollment, failure rates and study plans how many groups, tutors and laboratory places a module needs.
3.2.2 Assign teaching loads and adjuncts | university-teaching-load-and-adjunct-contracts
Deans’ offices count hours, reductions and sabbaticals, and contract adjuncts for the gaps before week one.
3.2.3 Build the timetable and allocate rooms | university-timetable-with-rooms-and-study-plans
Schedulers fit required courses without conflicts into rooms of the right size, around professors who come on Tuesdays only.
3.2.4 Give students places in courses | university-course-seats-by-need-wish-and-lot
Seminars with thirty seats get ninety wishes; the department decides by term, need and lot and fills up after no-shows.
3.3 Delivering and improving teaching
Lectures, laboratories, seminars and online courses, and what students say about them.
3.3.1 Teach lectures, seminars and laboratories
Lecturers explain, question, demonstrate and supervise; tutors repeat it in small groups.
Nothing: Teaching is the encounter itself; what each lecturer uses to prepare is academic freedom.
3.3.2 Run the learning platform and record lectures
Media staff set up course rooms, record, caption and archive lectures and help the professor with the microphone.
Nothing: Recording, captions and archive are functions of the platform that is licensed; the rest is a microphone that works.
3.3.3 Evaluate courses | university-module-evaluation-comments-for-teachers
Questionnaires go out in week ten, comments come back to the teacher and figures to the dean of studies.

4 Examinations and degrees
The examination office runs registration, sessions, marking and appeals under statutes that differ by faculty and year.
4.1 Examination administration
Dates, rooms, proctors and attempts for tens of thousands of exams in three weeks.
4.1.1 Register students for exams | university-exam-registration-attempts-and-deadlines
Students sign up within a window; the office checks prerequisites, attempts and deadlines and handles doctor’s notes.
4.1.2 Plan the exam session | university-exam-session-with-rooms-invigilators-and-gaps
Planners spread exams over days and halls so that nobody sits two at once, and call in proctors from the departments.
4.1.3 Mark exams | university-open-answers-grouped-for-consistent-marking
Examiners and assistants read open answers by a scheme, compare among graders and enter grades by the date.
4.1.4 Hold oral and practical exams
An examiner and an assessor question a candidate for thirty minutes and agree on a grade with a record.
Nothing: Two people and a candidate; the record is a page and shall stay one.
4.2 Theses, integrity and appeals
Long papers, suspected copying and contested grades need a fair and dated procedure.
4.2.1 Administer theses and doctorates | university-theses-and-doctorates-on-one-clock
Offices register topic and supervisors, watch submission, send copies to referees and arrange the defense.
4.2.2 Examine suspected plagiarism | university-similarity-findings-sorted-before-a-charge
Supervisors look at marked passages, hear the student and let the board decide between carelessness and fraud.
4.2.3 Decide appeals against grades | university-student-petitions-prepared-with-precedents
A student challenges a grade; the examiner reconsiders, the board looks at procedure and the legal office writes.

5 Research
Scientists win money, do the work, publish and answer for ethics, data and spending.
5.1 Research funding
The research office tells people of calls, checks proposals and keeps projects within the funder’s rules.
5.1.1 Find calls and prepare proposals | university-call-matched-and-proposal-rules-checked
Officers pass on funding calls, help with budgets and forms, and catch the missing signature an hour before the deadline.
5.1.2 Negotiate grant and cooperation agreements | contract-review-and-approval-lane, nda-review-by-playbook
Contract officers agree with ministries, firms and partners on money, publications, liability and who owns results.
5.1.3 Administer grant spending | university-project-costs-and-timesheets-for-funders
Project administrators hire staff, collect timesheets, draw down money and prove eligible cost to each funder.
5.2 Doing research responsibly
Experiments on people, animals, data and dangerous substances need votes, permits and records.
5.2.1 Review research ethics | university-ethics-applications-checked-before-the-board
The ethics committee reads protocols, consent forms and data plans and asks the applicant for changes before it votes.
5.2.2 Carry out research projects
Groups plan experiments, measure, discuss results in weekly meetings and write up what holds.
Nothing: Curiosity needs time, people and instruments; a university should not standardize it.
5.2.3 Manage research data | data-catalogue-described-from-use-and-lineage, data-access-requests-granted-by-class-and-purpose
Data stewards help with data plans, storage, metadata and deposit in repositories that funders demand.
5.2.4 Operate laboratories and shared instruments | ehs-training-and-exposure-due-list
Core facility managers book microscopes and sequencers, train users, keep logs and charge by the hour.
5.3 Publication and transfer
Results become papers, patents, start-ups and a line in the annual report.
5.3.1 Record publications | university-publications-collected-and-matched-to-people
Library and institutes collect papers, match authors and funding and report them to ministry and ranking.
5.3.2 Assess inventions and file patents | university-inventions-seen-before-they-are-published, invention-reports-searched-before-the-date
Transfer managers hear of an invention, search novelty, claim it in time and look for a licensee.
5.3.3 License technology and support start-ups | license-royalty-statement-check
Founders get a desk, a coach and a license, and licensees report royalties each half-year.
5.4 Doctoral education
Graduate schools admit candidates, agree supervision and watch that four years do not become eight.
5.4.1 Supervise doctoral candidates
Supervisor and candidate discuss chapters and results at regular meetings and agree on the next steps.
Nothing: A long apprenticeship between two scholars that no system shortens.
5.4.2 Track doctoral milestones | university-theses-and-doctorates-on-one-clock
Graduate schools follow supervision agreements, yearly reports, courses and the committee until submission.

6 Library and campus life
Books and licenses, rooms to live in, canteens and halls make the campus work around lectures.
6.1 Library services
Librarians select, describe, license and lend what students and scientists need.
6.1.1 Catalog and index new titles | university-library-subject-indexing-with-vocabulary
Subject librarians describe print and electronic titles with headings of the national vocabulary.
6.1.2 Supply documents from other libraries | university-interlibrary-loan-routed-by-holdings-and-license
Staff order articles and books elsewhere, choose the lending library and keep within copyright and license.
6.1.3 License electronic resources | contract-dates-and-bonus-tiers
Acquisition librarians negotiate journal packages with publishers in consortia and look at cost per download.
6.1.4 Teach information literacy
Librarians show first-years and doctoral candidates how to search, cite and doubt.
Nothing: A class of twenty with a librarian who knows the subject is exactly what works.
6.2 Campus services
Student services and facilities run residences, dining halls, lecture rooms and what leaks in them.
6.2.1 Allocate student residence places | university-residence-places-allocated-by-points-and-dates, property-handback-and-deposit
Housing officers rank applicants by distance, year and need, offer rooms and handle moves in both directions on one Saturday.
6.2.2 Feed students and staff | restaurant-waste-photo-weighing
Canteens plan menus and portions around the timetable, label allergens and throw away what nobody took.
6.2.3 Repair buildings and answer residents | property-tenant-request-dispatch, facility-request-triage-and-dispatch
Tenants and institutes report leaks, locks and heating; the desk sends the right trade or firm.
6.2.4 Use teaching and office space | property-space-request-and-options, desk-and-room-use-from-badge-data
Space planners compare bookings with who was there, and move institutes that have stood still for thirty years.

7 Faculty, governance and relations
Professors are appointed, committees decide, alumni give and ministries count.
7.1 Professors and academic staff
Search committees choose for thirty years ahead; contracts of young scientists end by law.
7.1.1 Appoint professors | university-professor-appointments-step-by-step-with-proof
A chair is advertised, a committee ranks, referees compare, senate votes and the president negotiates.
7.1.2 Employ fixed-term academic staff | contract-and-personnel-record-from-accepted-offer
Staff offices compute permitted years, funding end dates and extensions for parents before a contract may be signed.
7.1.3 Evaluate performance and sabbaticals
Deans talk with professors about targets, bonuses and research leave every few years.
Nothing: A talk between colleagues of which one happens to be dean; numbers play a small part.
7.2 Academic governance
Senate, faculty boards and commissions prepare, argue, vote and record.
7.2.1 Prepare and record committee meetings | city-council-minutes-and-decisions-followed-up
Faculty managers send agendas and papers, write minutes and remind people of what they promised.
7.2.2 Amend statutes and regulations | policy-conflict-and-overlap-check
Legal staff draft changes to examination and fee statutes, compare versions and publish them with date of effect.
7.3 Planning, statistics and accountability
Ministry, statistical office, rankings and accreditation ask for students, staff and money in their own counting.
7.3.1 Deliver official statistics | university-official-statistics-tested-before-delivery
Controllers deliver student, exam and staff records twice a year and repair thousands of plausibility errors.
7.3.2 Steer by target agreements and indicators | performance-report-with-drivers, measure-catalog-with-one-definition
Planning staff derive budgets from graduates, third-party funds and doctorates and discuss with each faculty.
7.4 Alumni and fundraising
Graduates and friends of the house are kept in touch, invited, thanked and in the end asked for money.
7.4.1 Care for alumni and donors | university-donor-care-tied-to-what-the-gift-did
Development officers know who gave for which chair, report what became of it and prepare the president’s visits.
7.4.2 Administer endowments and gifts | university-scholarships-matched-and-paid-by-statute
Finance invests endowed capital, books gifts by purpose and shows donors that income went where the deed says.
`,
);
