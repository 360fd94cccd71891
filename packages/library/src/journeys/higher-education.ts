export const higherEducation = `
# From a school abroad to a first week on campus
High school graduate from Accra, best of her class in physics, who knows nobody in the country where she wants to study.
An international application with converted grades, a visa, a room and a first week.
Finding | Program search | agent | Website | 0 | EDU-1.1.2, EDU-1.1.1 | find a degree program, study advice online, program search
She writes that she likes lasers and hates biology; the site returns four programs with what her diploma lacks for each.
Finding | Student who answers honestly | human | Video call | 1 | EDU-1.1.1, EDU-1.1.2 | student ambassador, talk to current students, virtual open day
A third-year student from Kumasi shows her own room and says what a semester really costs.
Applying | Foreign diploma evaluated | hybrid | Portal | -2 ! | EDU-1.2.1 | check foreign certificate, application documents, credential evaluation
She uploads her certificates; the grades are converted by a table for Ghana, and an evaluator looks at the two that it does not list.
Pain: She has to send certified copies by courier, which the university then scans.
Applying | Offer of admission | agent | E-mail and portal | 2 ! | EDU-1.2.2 | offer of a place, admission letter, ranking result
The offer says what is still needed to make it final and by when she has to accept.
Coming | Help with the visa | human | E-mail and telephone | -1 | EDU-1.2.5 | visa support, international office, arrival of international students
Her appointment falls after the start of the semester; within a day the international office asks the embassy in writing for an earlier one and sends her a copy.
Pain: The embassy has no appointment before November, and her e-mails to the university go unanswered.
Coming | Room in a residence hall | hybrid | Portal | 0 | EDU-6.2.1 | student residence application, dormitory place, student housing
The portal gives her a bed in a room for three from the last Sunday in August, and names who will be there with the keys.
Pain: Rooms go to students who can come by in person, and she is in Accra.
Starting | Enrollment in one morning | human | Campus | 1 | EDU-2.1.1 | enroll in person, student card, matriculation day
Enrollment, student card and library account are done in one hall, and a student buddy waits for her at the last table.

# The course that was full
Second-year student of social work whose evening job leaves room for one seminar only.
Registering for courses when the only seminar that fits her job is full.
Planning | Degree audit | agent | Portal | 0 | EDU-2.1.3, EDU-2.3.1 | degree audit, progress to degree, module plan
The degree audit shows what she needs by summer and which courses run only every other year.
Choosing | Course registration | agent | Portal | -2 ! | EDU-3.2.4 | course registration, allocate course places, seminar lottery
Seats go by need and semester; the refusal gives her rank, the reason and the length of the waiting list.
Pain: At nine o'clock sharp the server is down, and by 9:04 every seat is taken.
Choosing | Seat swapped for Thursday | agent | App | 1 | EDU-3.2.4 | swap course place, waiting list for seminar, change course
The waiting list gives her a seat on Tuesday, when she works; the app finds a student who will swap it for Thursday.
Asking | Half an hour with an adviser | human | Office hours | 1 ! | EDU-2.3.1 | study adviser, academic advising, office hours
Her adviser finds that a course from last year covers another requirement, so that one seminar is enough this term.
Running | Room change by message | agent | Push message | -1 | EDU-3.2.3 | timetable change, room change notice, lecture canceled
A message says that the seminar moves to the chemistry building and starts ten minutes later, and shows the way there.
Pain: A sheet on the door of the old room is the only notice of the move.

# Exams with one arm in a cast
Engineering student who fell off his bicycle nine days before the written exam.
An accommodation for an injury: applied for, granted, and working on the day of the exam.
Accident | Options after the accident | agent | Website | -1 | EDU-2.3.5, EDU-2.3.2 | exam adjustment information, illness before exam, student service line
The page gives three ways with their deadlines: withdraw from the exam, take it with extra time, or be examined orally.
Pain: The website sends him to an exam office, a board and a dean, each with different rules.
Accident | Request with a doctor's note | hybrid | Portal | -2 ! | EDU-2.3.2, EDU-2.1.4 | disability adjustment request, extra time in exam, hardship application
He uploads the note, and the disability office grants extra time and a scribe within two days because the exam is near.
Pain: The board that could decide meets once a month.
Exam | Exam seat in the app | agent | App | 1 | EDU-4.1.1, EDU-4.1.2 | exam registration, exam seat, exam timetable
The app shows his own room and end time, and the proctor's list has both as well.
Exam | Own room and a scribe | human | Campus | 0 | EDU-4.1.2, EDU-4.1.4 | exam in separate room, scribe for exam, exam supervision
He sits in a separate room with a scribe, a graduate student from another department.
Result | Grade and exam review | hybrid | Portal | 0 | EDU-4.1.3, EDU-4.2.3 | exam results, view exam script, marking
The portal shows points by question, and he books a review of question 4 with the teaching assistant.
Result | Grade corrected | human | Office hours | 2 ! | EDU-4.2.3 | grade appeal, re-marking, exam review
The teaching assistant sees that a sketch was read upside down and corrects the grade on the spot.

# Money for the third semester
First in his family to go to college, whose aid stopped in June with no reason given.
Student aid has stopped, and the question is which money can come in time.
Finding out | Aid status explained | agent | Portal | -2 | EDU-2.2.2 | student aid stopped, aid application status, financial aid decision
The page says that his proof of academic progress is missing and that the registrar has already been asked for it.
Pain: The aid office waits for a form from the registrar and has not told him that it is missing.
Talking | Financial counseling | human | Financial aid office | 0 ! | EDU-2.2.2, EDU-2.3.1 | financial counseling for students, social advice, student in need
An aid officer goes through his income with him, finds the emergency fund, and names three foundations that he can write to.
Bridging | Fund within the week | hybrid | Portal | 1 | EDU-2.2.3 | hardship fund, emergency grant, scholarship application
The fund asks for two bank statements and five sentences, and decides every Thursday.
Bridging | Tuition in four payments | agent | Portal | -2 | EDU-2.2.1 | tuition installments, defer semester fee, fee payment plan
The bursar splits the tuition into four payments, and his enrollment stays active.
Pain: Tuition is due on the first, and a late payment ends his enrollment automatically.
After | Aid restored | agent | E-mail | 1 ! | EDU-2.2.2, EDU-2.1.3 | student aid approved, back payment of aid, certificate of progress
The withheld aid is paid in one sum, and the emergency fund is repaid from it automatically.

# From an idea in the shower to a doctorate
Physicist of 26 with a master's degree and a question that has kept her awake for a year.
Admission, supervision, funding and defense, with a year in the middle when nothing works.
Beginning | Admission and a second supervisor | human | Office | 0 | EDU-5.4.1, EDU-4.2.1 | doctoral admission, find supervisor, supervision agreement
She and both supervisors sign what each expects, how often they meet, and what happens if it goes wrong.
Beginning | Enrollment and contract | hybrid | Portal | -1 | EDU-2.1.1, EDU-7.1.2 | doctoral enrollment, fixed-term contract, research assistant employment
One coordinator lines up contract, enrollment and lab access, which depend on each other.
Pain: The laboratory is free from May, and her contract starts in July.
Working | Beam time on a Sunday | agent | Booking system | 1 | EDU-5.2.4 | book laboratory instrument, shared equipment booking, lab access
The booking system knows that she is trained on the instrument and gives her a Sunday slot.
Working | Yearly committee meeting | human | Meeting | -2 ! | EDU-5.4.2, EDU-5.4.1 | annual progress meeting, thesis committee, doctoral milestones
In her third year nothing works; her committee drops one chapter and finds funding for six more months.
Pain: Her supervisor travels, she is stuck and ashamed to write, and a year goes by in silence.
Finishing | Thesis handed in online | agent | Portal | 0 | EDU-4.2.1, EDU-4.2.2 | submit thesis, dissertation submission, plagiarism check of thesis
Format and declarations are checked while she uploads, and her committee has the thesis that day.
Finishing | Defense with her parents in row one | human | Lecture hall | 2 ! | EDU-4.1.4, EDU-4.2.1 | doctoral defense, viva voce, oral exam of doctorate
The office has arranged room, committee and a stream for her grandmother; the defense takes two hours and eleven questions.

# Twenty years later, back on campus
Engineer of 44, laid off, who needs his old transcript and perhaps a new field.
A graduate comes back for proof of an old degree and finds out what else the university has for him.
Papers | Transcript of an old degree | agent | Portal | -2 | EDU-2.1.2 | order transcript, replacement degree certificate, old records
A picture of his driver's license is enough; the portal sends the transcript with an electronic seal the same day.
Pain: For the seal on the transcript he has to appear in person, on a Wednesday before noon.
Thinking | Prior learning recognized | human | Video call | 0 ! | EDU-1.2.4, EDU-2.3.1 | recognize prior learning, credit for work experience, advice for returning students
An adviser finds that eight years in quality management can replace two courses of a data science program, and files the request with him.
Thinking | Evening with other alumni | human | Campus | 1 | EDU-7.4.1, EDU-2.3.4 | alumni evening, career advice for graduates, alumni network
At an alumni evening two classmates are hiring, and one of them has taken the data science program.
Starting | Part-time enrollment by course | agent | Portal | -1 | EDU-2.1.1, EDU-2.2.1 | apply for part-time program, pay per module, continuing education
He enrolls and pays course by course, and may pause between them without a fee.
Pain: A full semester is charged, although he takes one course and has no salary.
Starting | Lectures at his own speed | agent | Learning platform | 2 ! | EDU-3.3.2, EDU-2.3.5 | learning platform login, recorded lectures, online course start
The first lecture can be played at half speed, and the course forum has a group for people who come back to study.

# A semester in Lisbon
Architecture student who works on Saturdays and competes with most of her class for a handful of places.
An exchange semester: a place, a learning agreement, and recognition afterwards.
Wanting | Evening with returned students | human | Campus | 1 | EDU-1.2.6 | exchange information evening, study abroad talk, students back from exchange
Four students who have been there say what a room costs and which studio not to miss.
Applying | Exchange application | agent | Portal | 0 | EDU-1.2.6 | apply for exchange place, study abroad application, nomination
The portal fills in her grades, asks for three choices and a letter, and four weeks later shows her a place in Lisbon.
Applying | Learning agreement | human | Video call | -2 ! | EDU-1.2.4, EDU-1.2.6 | learning agreement, recognition of courses abroad, credit transfer before exchange
The program director goes through the Portuguese syllabus with her, and the agreement says which course at home each course in Lisbon replaces.
Pain: Every course is approved in spring, and in fall nobody remembers what it was to count for.
Leaving | Grant on the first of the month | agent | E-mail | -1 | EDU-2.2.3, EDU-1.2.6 | exchange grant, mobility grant payment, stipend abroad
An e-mail confirms that two thirds of the grant is paid before her first rent is due; the letter of admission from Lisbon is all it takes.
Pain: The money needs a stamp from Lisbon, and the landlord there wants two months in advance.
There | Studio canceled in week one | hybrid | E-mail | -1 | EDU-1.2.6, EDU-1.2.4 | change learning agreement, changes during exchange, coordinator abroad
She names the course that she can take instead, and a deputy coordinator amends the agreement the next day.
Pain: Her coordinator at home is on sabbatical, and the deadline for changes is Friday.
Back | Credits transferred | agent | Portal | 2 ! | EDU-1.2.4, EDU-2.1.3 | transfer credits after exchange, recognize transcript, update degree progress
The transcript goes from one university to the other, and all fifteen of her credits appear in her degree audit.

# Eleven minutes before five professors
Accordionist of nineteen from a small-town band, the first in her family to read music.
Applying to music school by audition, without parents who know how such things are done.
Wanting | Trial lesson at the open house | human | Campus | 1 | EDU-1.1.1 | open day music school, trial lesson, meet the teachers
At the open house a professor hears her play for half an hour and tells her what to work on.
Applying | Audition video | agent | Portal | 0 | EDU-1.2.1 | upload audition video, application documents, preselection by recording
She uploads two pieces in one take, and the portal confirms that picture and sound are good enough.
Applying | Audition date moved | hybrid | E-mail | -1 | EDU-1.1.2, EDU-1.2.3 | change audition date, question about entrance exam, admissions desk
The audition falls on the morning of a final exam; admissions answers her e-mail the same day and moves her to the afternoon.
Pain: Every e-mail ends with "dates cannot be changed," and nobody answers her.
Audition | Warm-up before the audition | human | Campus | 0 ! | EDU-1.2.3 | audition day, entrance examination, aptitude test
A student guide takes her to a practice room and comes for her two minutes ahead of her slot.
Audition | Audition before the committee | human | Campus | -1 | EDU-1.2.3 | play before committee, interview after audition, aptitude interview
The committee stops her in the second piece, as it stops everybody, says so, and tells her when she will hear.
Pain: A hand goes up, someone says thank you, and she cries on the train home.
Answer | Call with the offer | human | Telephone and portal | 2 ! | EDU-1.2.2 | admission offer, result of audition, offer of a place
The professor calls before the portal shows the offer and says what they will work on first.
Starting | Key to a practice room | hybrid | Campus | 1 | EDU-2.1.1 | enrollment of music students, student card, practice room access
She enrolls on her phone and picks up a card that opens the practice rooms from six in the morning.

# Failed for the second time
Student of information systems who works nights, has failed statistics twice and may try only once more.
After a second failure he needs advice on whether to try once more or to change.
Grade | Result in the portal | agent | Portal | -2 ! | EDU-4.1.3 | exam result online, failed exam notice, grades published
The portal sets the points beside each of his answers, says that he was two short of passing, and names whom he may ask.
Pain: The portal says "failed" and nothing about what went wrong.
Grade | Exam paper reviewed | human | Campus | -1 | EDU-4.2.3, EDU-4.1.3 | view exam paper, inspect script, ask about marking
The teaching assistant goes through the paper with him and finds that his gaps begin halfway through the course.
Pain: He gets ten minutes, no pen, and a proctor who has not graded it.
Thinking | Counseling | human | Counseling center | 0 ! | EDU-2.3.3 | counseling after failing, exam fear, psychological advice for students
The counselor sees him three times in two weeks and begins with his night shifts.
Pain: The waiting list is nine weeks, and his third attempt is in seven.
Thinking | Advice on other programs | human | Office hours | 1 | EDU-2.3.1 | change of program advice, study adviser, plan after failed exam
An academic adviser shows him that his credits would put him in the third semester of information design.
Last attempt | Petition for more time | hybrid | Portal | -1 | EDU-2.1.4 | petition for extension, postpone exam attempt, hardship request
The form names what has counted before; he writes half a page, the counselor adds a line, and the committee gives him until spring.
Pain: The petition asks for "serious reasons" and does not say what has ever counted as one.
Last attempt | Registered for the last attempt | agent | Portal | 0 | EDU-4.1.1, EDU-3.3.1 | register for resit, exam registration, tutorial group
At registration the portal offers him one of two tutorial places reserved for last attempts.
After | Change of program | hybrid | Portal | -1 | EDU-2.1.1, EDU-1.2.4 | change program, re-register in new program, transfer credits
He passes and changes to design without a new application; the portal lists which credits count, statistics among them.
Pain: For the new program he has to apply from the start, and nobody says which of his credits count.

# Forty-one percent match
Law student in her third year who has just learned what a text matching program thinks of her paper.
A suspicion of plagiarism that is examined fairly, page by page.
Suspicion | Notice of the suspicion | human | E-mail | -2 ! | EDU-4.2.2 | plagiarism suspicion notice, text matching report, hearing invitation
The e-mail goes to her alone and says what was found, that nothing has been decided, what comes next, and who can advise her.
Pain: The number is all the e-mail says, and the whole class knows it on Monday.
Suspicion | Advice before the hearing | human | Student advocate's office | -1 | EDU-2.3.1, EDU-2.3.5 | advice in misconduct case, student ombuds, counseling before hearing
An adviser reads the report with her days before the hearing and finds that half of the matches are statutes, which everybody quotes alike.
Pain: The student advocate's office opens on Tuesdays, and the hearing is on Monday.
Hearing | Hearing, page by page | human | Meeting | -2 | EDU-4.2.2 | hearing on plagiarism, examination board hearing, explain sources
The board goes through the report page by page with her and her notes; on page nine two sentences are not hers.
Pain: Five people question her from a printout that she has not been allowed to see.
Hearing | Decision of the board | hybrid | Letter | 0 ! | EDU-4.2.2 | decision of examination board, plagiarism ruling, sanction notice
The board finds her careless and not deceitful, has her rewrite page nine, and leaves her record clean.
After | Citation lesson in the library | human | Library | 1 | EDU-6.1.4 | citation course, library course, reference management training
A librarian teaches her how to quote, with her own page nine as the example.
After | Grade with a comment | hybrid | Portal | 0 | EDU-4.1.3 | grade for seminar paper, marking after revision, grade published
A week after she hands in the new page the grade is posted, with three sentences by the professor on her argument.
Pain: A bare grade appears months later, and the professor avoids her in the hallway.

# Mold above the desk
Exchange student from Hanoi with asthma, in a room of nine by twelve feet whose outside wall is black with mold.
A defect in the student residence that makes somebody ill, and what the landlord does about it.
Reporting | Photograph to the residence office | agent | App | -1 | EDU-6.2.3 | report mold, residence repair request, defect in dormitory
She sends three pictures and checks "asthma," and the app ranks the report as urgent.
Pain: Repairs go on a paper list in the basement, and hers is the ninth about that wall.
Reporting | Answer to the repair report | human | E-mail and visit | -2 ! | EDU-6.2.3 | answer residents, repair desk, complaint about dormitory
A repair coordinator writes back the same day, comes with a moisture meter, and does not tell her to open the window.
Pain: Each winter every tenant is told to open the windows more, and the outside wall has been wet for years.
Moving | Other room by the evening | human | Residence office | 1 ! | EDU-6.2.1 | move within residence, replacement room, change dormitory room
The residence office gives her an empty room on the fourth floor at the same rent and helps her carry her things.
Moving | Doctor's note, and two exams | hybrid | Portal | -1 | EDU-4.1.1, EDU-2.1.4 | withdraw from exam with doctor's note, late withdrawal, postpone exam
A doctor's note uploaded within the week moves both of her exams to March.
Pain: The note has to be an original, within three days, from a doctor on a list.
Repairing | Wall repaired | human | Residence | 0 | EDU-6.2.3 | repair building damage, damp wall, send tradesman
The mason opens the wall, finds that a downspout has leaked into it, and shows her where.
Repairing | Two months at half rent | agent | Account | -1 | EDU-2.2.1, EDU-6.2.1 | rent reduction in residence, credit on rent, student account
Half of two months' rent is credited to her account with a note from the residence office that says why.
Pain: The residence office says that the contract allows no reduction, mold or not.

# A company of eighty looks for engineers
Head of engineering at a maker of scales, in a small town that graduates do not move to on their own.
A company looks for graduates, from a first call to the university to one who stays.
Finding the door | Contact for companies | human | Telephone | 1 | EDU-2.3.4 | contact for employers, career center for companies, firm cooperation
One contact for companies answers her call and knows which professors work on sensors and metal.
Finding the door | Table at the fair | agent | Portal | -1 | EDU-2.3.4 | career fair booking, company day, post a job for students
She books a table at the one career fair of the whole university in ten minutes, at one price, and students can sign up beforehand for a talk with her.
Pain: Three offices of one university sell tables, each with a price list of its own.
Working together | Thesis topic agreed | human | Visit | 1 ! | EDU-4.2.1 | thesis with a company, external thesis, register thesis topic
A student and his professor come to the test rig, and they change the topic until all three want it.
Working together | Research contract | hybrid | E-mail | -2 ! | EDU-5.1.2 | research contract with industry, cooperation agreement, rights in results
The research office sends its contract for small companies, in which the patent clause is settled already.
Pain: The standard contract claims every right, and whoever may change it is on leave.
Working together | A day at the microscope | agent | Booking system | 0 | EDU-5.2.4 | book instruments for companies, use university laboratory, measurement service
She books the microscope by the hour online, together with somebody who can operate it.
Staying | Thesis defense | human | Campus | 2 | EDU-4.1.4, EDU-7.4.1 | graduation with employers, alumni and firms, thesis presentation
The university invites her to the thesis defense, and the career office helps her and the student with his job offer.
`;
