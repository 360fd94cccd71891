export const higherEducation = `
# From a school abroad to a first lecture
High school graduate from Accra, best of her class in physics, who knows nobody in the country.
An international application with translated grades, a visa, a room and a first week.
Finding | Which of two hundred programs | agent | Website | 0 | EDU-1.1.2, EDU-1.1.1 | find a degree program, study advice online, program search
She writes that she likes lasers and hates biology; four programs come back, with what her certificate lacks for each.
Finding | Student who answers honestly | human | Video call | 1 | EDU-1.1.1, EDU-1.1.2 | student ambassador, talk to current students, virtual open day
A third-year student from Kumasi shows her room, the rain, and what a semester costs.
Applying | Certificate that is understood | hybrid | Portal | -2 ! | EDU-1.2.1 | check foreign certificate, application documents, credential evaluation
Her results are compared with a table for her country; a clerk looks at the two that stand in no table.
Pain: Certified copies by courier, for a university that prints them out in order to scan them.
Applying | Yes, and until when | agent | E-mail and portal | 2 ! | EDU-1.2.2 | offer of a place, admission letter, ranking result
The offer says what it needs to become final, and the date to which the place waits.
Coming | Visa with somebody behind her | human | E-mail and telephone | -1 | EDU-1.2.5 | visa support, international office, arrival of international students
The international office writes to the embassy when the appointment falls after the start of the semester.
Pain: The embassy has no appointment before November, and her mails to the university go unanswered.
Coming | Room with a window | hybrid | Portal | 0 | EDU-6.2.1 | student residence application, dormitory place, student housing
A share with two others, from the 25th, and somebody with keys on a Sunday.
Pain: Rooms go to those who are in town in August.
Starting | Everything in one morning | human | Campus | 1 | EDU-2.1.1 | enroll in person, student card, matriculation day
Enrollment, card, account at the library and a bag: five tables in one hall, and her buddy waits at the sixth.

# The course that was full
Second-year student of social work whose evening job leaves room for one seminar only.
Registering for courses when the only seminar that fits her job is full.
Planning | What is still missing | agent | Portal | 0 | EDU-2.1.3, EDU-2.3.1 | degree audit, progress to degree, module plan
Her plan shows what she needs by summer, and which of it runs only every second year.
Choosing | Lottery that says why | agent | Portal | -2 ! | EDU-3.2.4 | course registration, allocate course places, seminar lottery
Places go by need and by semester; her rank and the reason stand beside the no.
Pain: At nine o'clock sharp the server is down, and at four past all is taken.
Choosing | Swapped with a stranger | agent | App | 1 | EDU-3.2.4 | swap course place, waiting list for seminar, change course
Tuesday for Thursday: the system has found another student with the opposite evening job.
Asking | Half an hour with an adviser | human | Office hour | 1 ! | EDU-2.3.1 | study adviser, academic advising, office hours
The adviser sees that an old module counts for it, and the problem is gone.
Running | Room that changed at noon | agent | Push message | -1 | EDU-3.2.3 | timetable change, room change notice, lecture canceled
Moved to the chemistry building, says the phone, with the way there and ten minutes more.
Pain: A sheet on the door of the old room is the only notice of the move.

# Exams with one arm in a cast
Engineering student who fell off his bicycle nine days before the written exam.
An accommodation for an injury: applied for, granted, and working on the day of the exam.
Accident | What is possible now | agent | Website | -1 | EDU-2.3.5, EDU-2.3.2 | exam adjustment information, illness before exam, student service line
Three ways with their deadlines: withdraw, write with more time, or speak instead.
Pain: The website sends him to an exam office, a board and a dean, each with other rules.
Accident | Request with a doctor's note | hybrid | Portal | -2 ! | EDU-2.3.2, EDU-2.1.4 | disability adjustment request, extra time in exam, hardship application
The note goes up as a picture; the commissioner decides within two days, since the exam will not wait.
Pain: The board that could decide meets once a month.
Exam | Own room and a scribe | human | Campus | 0 | EDU-4.1.2, EDU-4.1.4 | exam in separate room, scribe for exam, exam supervision
A doctoral student writes what he says, and does not smile when it is wrong.
Exam | Seat, time, and nothing to explain | agent | App | 1 | EDU-4.1.1, EDU-4.1.2 | exam registration, exam seat, exam timetable
The app shows room and end for him alone; the proctor at the door knows.
Result | Grade, and a look at the exam | hybrid | Portal | 0 | EDU-4.1.3, EDU-4.2.3 | exam results, view exam script, marking
Points per task are online; for task 4 he has a date with the assistant.
Result | Point given back | human | Office hour | 2 ! | EDU-4.2.3 | grade appeal, re-marking, exam review
The sketch had been read upside down; the assistant corrects it while he sits there.

# Money for the third semester
First of his family to study, whose aid stopped in June when his father's business went bankrupt.
Student aid has stopped, and the question is which money can come in time.
Letter | Why nothing comes | agent | Portal | -2 | EDU-2.2.2 | student aid stopped, aid application status, financial aid decision
A certificate of progress is missing; the page says who issues it, and asks that office itself.
Pain: The aid office waits for the exam office, which is on vacation.
Talking | Somebody with time | human | Advice center | 0 ! | EDU-2.3.1, EDU-2.3.3 | financial counseling for students, social advice, student in need
She lists with him what comes in when, finds the hardship fund, and gives him a list with three names.
Bridging | Fund within the week | hybrid | Portal | 1 | EDU-2.2.3 | hardship fund, emergency grant, scholarship application
Two bank statements and five sentences; a committee of three decides on Thursdays.
Bridging | Fees in four parts | agent | Portal | -2 | EDU-2.2.1 | tuition installments, defer semester fee, fee payment plan
The semester's fee may wait; his card keeps working on the bus.
Pain: The fee is due on the first, and a late one ends his enrollment by itself.
After | Aid again, and back pay | agent | E-mail | 1 ! | EDU-2.2.2, EDU-2.1.3 | student aid approved, back payment of aid, certificate of progress
What was withheld arrives in one sum, and the fund sees its share back by itself.

# From an idea in the shower to a doctorate
Physicist of 26 with a master's and a question nobody has answered.
Admission, supervision, funding and defense, with a year in the middle when nothing works.
Beginning | Admission and a second supervisor | human | Office | 0 | EDU-5.4.1, EDU-4.2.1 | doctoral admission, find supervisor, supervision agreement
They write down what both expect, how often they meet, and what happens if it goes wrong.
Beginning | Enrolled, employed, insured | hybrid | Portal | -1 | EDU-2.1.1, EDU-7.1.2 | doctoral enrollment, fixed-term contract, research assistant employment
Contract, enrollment and keys hang on each other in that order; one person holds all three threads.
Pain: The laboratory is free from May, the contract from July.
Working | Beam time on a Sunday | agent | Booking system | 1 | EDU-5.2.4 | book laboratory instrument, shared equipment booking, lab access
The instrument is booked to the minute, and her training for it is known.
Working | Talk before it is too late | human | Meeting | -2 ! | EDU-5.4.2, EDU-5.4.1 | annual progress meeting, thesis committee, doctoral milestones
In the third year nothing works; the committee cuts one chapter and finds six months of money.
Pain: A silent year: the adviser travels, and who is stuck is ashamed to write.
Finishing | Thesis handed in online | agent | Portal | 0 | EDU-4.2.1, EDU-4.2.2 | submit thesis, dissertation submission, plagiarism check of thesis
Format, data and declaration are checked while she uploads; reviewers get it the same day.
Finishing | Defense with her parents in row one | human | Lecture hall | 2 ! | EDU-4.1.4, EDU-4.2.1 | doctoral defense, viva voce, oral exam of doctorate
Forty minutes and eleven questions; the twelfth is from her grandmother.

# Twenty years later, back for a Tuesday
Engineer of 44, laid off, who needs a certificate and perhaps a new field.
A graduate comes back for proof of an old degree and finds out what else the university has for him.
Papers | Transcript of the other century | agent | Portal | -2 | EDU-2.1.2 | order transcript, replacement degree certificate, old records
Name of then and year are enough; what lies on microfilm comes in three days, and says so.
Pain: A stamp is missing, for which one has to appear on a Wednesday before noon.
Thinking | What of it still counts | hybrid | Video call | 0 ! | EDU-1.2.4, EDU-2.3.1 | recognize prior learning, credit for work experience, advice for returning students
Eight years in quality management replace two modules, which an adviser writes down with him.
Thinking | Evening with other alumni | human | Campus | 1 | EDU-7.4.1, EDU-2.3.4 | alumni evening, career advice for graduates, alumni network
Two of his year look for people; one has done the same course.
Starting | Part-time, paid by module | hybrid | Portal | -1 | EDU-2.1.1, EDU-2.2.1 | apply for part-time program, pay per module, continuing education
He may stop between modules, and the bill stops with him.
Pain: A full semester is charged, although he takes one module and has no salary.
Starting | Platform that forgives | agent | Learning platform | 2 ! | EDU-3.3.2, EDU-2.3.5 | learning platform login, recorded lectures, online course start
The first lecture is there to be heard at half speed, with a forum where nobody is too old.

# A semester in Lisbon
Architecture student who works on Saturdays and competes with most of her year for a handful of places.
An exchange semester: a place, a learning agreement, and recognition afterwards.
Wanting | Returned students, no slides | human | Campus | 1 | EDU-1.2.6 | exchange information evening, study abroad talk, students back from exchange
Four who were there say what a room costs, and which studio one must not miss.
Applying | Three wishes and a letter | agent | Portal | 0 | EDU-1.2.6 | apply for exchange place, study abroad application, nomination
The portal knows her grades and asks only for what it cannot know.
Applying | What will count at home | hybrid | Video call | -2 ! | EDU-1.2.4, EDU-1.2.6 | learning agreement, recognition of courses abroad, credit transfer before exchange
The program director looks at the Portuguese syllabus with her and signs for four courses before she leaves.
Pain: Yes to each course in spring, and a shrug at each of them in autumn.
Leaving | Grant on the first of the month | agent | E-mail | -1 | EDU-2.2.3, EDU-1.2.6 | exchange grant, mobility grant payment, stipend abroad
Two thirds come before the first rent is due and not after the certificate of arrival.
Pain: The money needs a stamp from Lisbon, and the landlord there wants two months in advance.
There | Studio canceled in week one | hybrid | E-mail | -1 | EDU-1.2.6, EDU-1.2.4 | change learning agreement, changes during exchange, coordinator abroad
She sends what is offered instead; the answer comes on the next day, and the agreement has a page more.
Pain: Her coordinator at home is on sabbatical, and the deadline for changes is Friday.
Back | Credits without a walk | agent | Portal | 2 ! | EDU-1.2.4, EDU-2.1.3 | transfer credits after exchange, recognize transcript, update degree progress
The transcript goes from office to office without her; twenty-eight of thirty stand in her plan.

# Eleven minutes before five professors
Accordionist of nineteen from a village band, first in her family who reads music.
Applying for a place by audition, without parents who know how such things are done.
Wanting | Lesson to find out | human | Campus | 1 | EDU-1.1.1 | open day music school, trial lesson, meet the teachers
On the open day a professor lets her play for half an hour and tells her what is missing.
Applying | Video that must not be perfect | agent | Portal | 0 | EDU-1.2.1 | upload audition video, application documents, preselection by recording
Two pieces in one take; the portal says that the light is enough and the sound is not cut off.
Applying | Date that collides with school | hybrid | E-mail | -1 | EDU-1.1.2, EDU-1.2.3 | change audition date, question about entrance exam, admissions desk
Her final exam is on that morning; one mail, and she plays in the afternoon group.
Pain: "Dates cannot be changed" as the footer of each mail.
Audition | Room to warm up | human | Campus | 0 ! | EDU-1.2.3 | audition day, entrance examination, aptitude test
A student picks her up, opens a room, brings water, and knocks two minutes ahead.
Audition | Stopped in the second piece | human | Campus | -1 | EDU-1.2.3 | play before committee, interview after audition, aptitude interview
They stop her since they have heard enough, and one of them says so.
Pain: A hand goes up, someone says thank you, and she cries on the train home.
Answer | Place, with a sentence on it | human | Telephone and portal | 2 ! | EDU-1.2.2 | admission offer, result of audition, offer of a place
The professor calls before the portal does, and says what they will begin with.
Starting | Key to a room with a stove | hybrid | Campus | 1 | EDU-2.1.1 | enrollment of music students, student card, practice room access
Enrolled on the phone, card at the front desk, and from six in the morning she may be loud.

# Failed for the second time
Student of business informatics who has failed statistics twice and may try only once more.
After a second failure he needs advice on whether to try once more or to change.
Grade | Four letters at midnight | agent | Portal | -2 ! | EDU-4.1.3 | exam result online, failed exam notice, grades published
Not only "failed": points by task, the line that was missed by two, and whom one may ask.
Pain: One morning in two months on which the paper may be looked at, during a shift.
Grade | Looking at the paper | human | Campus | -1 | EDU-4.2.3, EDU-4.1.3 | view exam paper, inspect script, ask about marking
The assistant goes through it with him; it is not bad luck, it is the second half of the lecture.
Pain: He gets ten minutes, no pen, and a proctor who has not graded it.
Thinking | Someone asks how he sleeps | human | Advice center | 0 ! | EDU-2.3.3 | counseling after failing, exam fear, psychological advice for students
Three hours in two weeks; the exam comes up in the second one, the night shifts in the first.
Pain: A waiting list of nine weeks, and the third attempt in seven.
Thinking | What else there is | human | Office hour | 1 | EDU-2.3.1 | change of program advice, study adviser, plan after failed exam
With what he has passed he could be in the third semester of information design tomorrow.
Last attempt | Asking for one semester | hybrid | Portal | -1 | EDU-2.1.4 | petition for extension, postpone exam attempt, hardship request
He writes five sentences, the counselor one; the committee gives him until spring.
Pain: The petition asks for "serious reasons" and does not say what has ever counted as one.
Last attempt | Registered, with a tutor | agent | Portal | 0 | EDU-4.1.1, EDU-3.3.1 | register for resit, exam registration, tutorial group
At registration the page offers a tutorial with six places, two of which are kept for last attempts.
After | Passed, and gone all the same | hybrid | Portal | -1 | EDU-2.1.1, EDU-1.2.4 | change program, re-register in new program, transfer credits
With the pass in his pocket he changes to design, and statistics is recognized there.
Pain: He misses the pass by one point, and a form letter takes him off the rolls.

# Forty-one percent match
Law student in her seventh semester who has just learned what a text matching program thinks of her paper.
A suspicion of plagiarism that is examined fairly, page by page.
Suspicion | Mail that does not judge | human | E-mail | -2 ! | EDU-4.2.2 | plagiarism suspicion notice, text matching report, hearing invitation
It says what was found, what happens next, that nothing is decided, and who advises her.
Pain: The number is all the mail says, and the whole class knows it on Monday.
Suspicion | Someone on her side | human | Advice center | -1 | EDU-2.3.1, EDU-2.3.5 | advice in misconduct case, student ombuds, counseling before hearing
An adviser reads the report with her: half of it is statutes, which everybody quotes alike.
Pain: The student union's advice desk opens on Tuesdays, and the hearing is on Monday.
Hearing | Page by page | human | Meeting | -2 | EDU-4.2.2 | hearing on plagiarism, examination board hearing, explain sources
She brings her notes and the library list; on page nine two sentences really are not hers.
Pain: Five people question her from a printout that she has not been allowed to see.
Hearing | What the board may decide | hybrid | Letter | 0 ! | EDU-4.2.2 | decision of examination board, plagiarism ruling, sanction notice
Careless, not deceitful: page nine is to be rewritten, and nothing goes into her record.
After | An hour on quoting | human | Library | 1 | EDU-6.1.4 | citation course, library course, reference management training
The librarian shows her what she should have been shown in her first semester, on her own page nine.
After | Grade with a comment | agent | Portal | 0 | EDU-4.1.3 | grade for seminar paper, marking after revision, grade published
Eleven points, and below them three sentences by the professor on the argument itself.
Pain: A bare grade appears months later, and the professor avoids her in the hallway.

# Mold above the desk
Exchange student from Hanoi in a room of nine by twelve feet, an asthma inhaler, and a wall that is black.
A defect in the student residence that makes somebody ill, and what the landlord does about it.
Reporting | Photograph to the residence office | agent | App | -1 | EDU-6.2.3 | report mold, residence repair request, defect in dormitory
Three pictures and a check mark at "asthma": the app calls it urgent by itself.
Pain: Repairs go on a paper list in the basement, and hers is the ninth about that wall.
Reporting | Told to air the room more | human | E-mail | -2 ! | EDU-6.2.3 | answer residents, repair desk, complaint about dormitory
The first answer is what it always is; her second mail goes to a person, who comes with a meter.
Pain: Each winter every tenant is told the same, and the outside wall has been wet for years.
Moving | Other room by the evening | human | Residence office | 1 ! | EDU-6.2.1 | move within residence, replacement room, change dormitory room
On the fourth floor one is empty; the tutor helps her to carry, and her rent stays as it is.
Moving | Doctor's note, and two exams | hybrid | Portal | -1 | EDU-2.1.4, EDU-2.3.2 | withdraw from exam with doctor's note, late withdrawal, postpone exam
She coughs through the week of exams: a note is enough, and both exams are moved to March.
Pain: The note has to be an original, within three days, from a doctor on a list.
Repairing | Wall opened | human | Residence | 0 | EDU-6.2.3 | repair building damage, damp wall, send tradesman
A gutter has leaked into it for years; the mason shows her, since she had been right.
Repairing | Two months at half rent | agent | Account | -1 | EDU-2.2.1, EDU-6.2.1 | rent reduction in residence, credit on rent, student account
It is booked to her rent account with a note from the residence office that says why.
Pain: The housing office says that its contract knows no reduction, mold or not.

# A company of eighty looks for engineers
Head of development at a maker of scales, in a town to which no graduate has ever moved by himself.
From the first mail to a graduate who stays.
Finding the door | One person for companies | human | Telephone | 1 | EDU-2.3.4 | contact for employers, career center for companies, firm cooperation
Whoever she asks, she lands with the same woman, who knows which professors work with metal.
Finding the door | Table at the fair | agent | Portal | -1 | EDU-2.3.4 | career fair booking, company day, post a job for students
Two yards between two car makers, booked in ten minutes; the students get a question to answer at each table.
Pain: Three career pages of one university, and on each of them another price list.
Working together | Thesis on her shop floor | human | Visit | 1 ! | EDU-4.2.1 | thesis with a company, external thesis, register thesis topic
A student and his professor stand at the test rig and change the topic until all three want it.
Working together | Contract on what he finds | hybrid | E-mail | -2 ! | EDU-5.1.2 | research contract with industry, cooperation agreement, rights in results
Four weeks on one clause about patents: in the end the office has one for small companies.
Pain: The standard contract claims every right, and whoever may change it is on leave.
Working together | A day at the microscope | agent | Booking system | 0 | EDU-5.2.4 | book instruments for companies, use university laboratory, measurement service
She books it like a meeting room and pays by the hour, with somebody who can operate it.
Staying | Handed over in the hall | human | Campus | 2 | EDU-4.1.4, EDU-7.4.1 | graduation with employers, alumni and firms, thesis presentation
At the defense she sits in row two; a month later he has a desk, and she a seat on the advisory board.
`;
