export const higherEducation = `
# From a school abroad to a first lecture
Girl of 18 from Accra, best of her class in physics, no family in the country.
From the first mail to a seat in row five.
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
The international office writes to the embassy when the appointment falls after the start of term.
Coming | Room with a window | hybrid | Portal | 0 | EDU-6.2.1 | student residence application, dormitory place, student housing
A share with two others, from the 25th, and somebody with keys on a Sunday.
Pain: Rooms go to those who are in town in August.
Starting | Everything in one morning | human | Campus | 1 | EDU-2.1.1 | enroll in person, student card, matriculation day
Enrollment, card, account at the library and a bag: five tables in one hall, and her buddy waits at the sixth.

# The course that was full
Second-year student of social work, evening job, one seminar that fits.
From the click at nine to a timetable that works.
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

# Exams with one arm in plaster
Engineering student who fell off his bicycle nine days before the written exam.
From the cast to a grade that is his.
Accident | What is possible now | agent | Website | -1 | EDU-2.3.5, EDU-2.3.2 | exam adjustment information, illness before exam, student service line
Three ways with their deadlines: withdraw, write with more time, or speak instead.
Accident | Request with a doctor's note | hybrid | Portal | -2 ! | EDU-2.3.2, EDU-2.1.4 | disability adjustment request, extra time in exam, hardship application
The note goes up as a picture; the commissioner decides within two days, since the exam will not wait.
Pain: The board that could decide meets once a month.
Exam | Own room and a scribe | human | Campus | 0 | EDU-4.1.2, EDU-4.1.4 | exam in separate room, scribe for exam, exam supervision
A doctoral student writes what he says, and does not smile when it is wrong.
Exam | Seat, time, and nothing to explain | agent | App | 1 | EDU-4.1.1, EDU-4.1.2 | exam registration, exam seat, exam timetable
The app shows room and end for him alone; the supervisor at the door knows.
Result | Grade, and a look at the script | hybrid | Portal | 0 | EDU-4.1.3, EDU-4.2.3 | exam results, view exam script, marking
Points per task are online; for task 4 he has a date with the assistant.
Result | Point given back | human | Office hour | 2 ! | EDU-4.2.3 | grade appeal, re-marking, exam review
The sketch had been read the wrong way round; the assistant corrects it while he sits there.

# Money for the third semester
First of his family to study, father's firm bankrupt, aid stopped in June.
From the letter to a rent that is paid.
Letter | Why nothing comes | agent | Portal | -2 | EDU-2.2.2 | student aid stopped, aid application status, financial aid decision
A certificate of progress is missing; the page says who issues it, and asks that office itself.
Pain: The aid office waits for the exam office, which is on holiday.
Talking | Somebody with time | human | Advice center | 0 ! | EDU-2.3.1, EDU-2.3.3 | financial counseling for students, social advice, student in need
She lists with him what comes in when, finds the hardship fund, and gives him a list with three names.
Bridging | Fund within the week | hybrid | Portal | 1 | EDU-2.2.3 | hardship fund, emergency grant, scholarship application
Two bank statements and five sentences; a committee of three decides on Thursdays.
Bridging | Fees in four parts | agent | Portal | -1 | EDU-2.2.1 | tuition installments, defer semester fee, fee payment plan
The semester's fee may wait; his card keeps working on the bus.
After | Aid again, and back pay | agent | E-mail | 1 ! | EDU-2.2.2, EDU-2.1.3 | student aid approved, back payment of aid, certificate of progress
What was withheld arrives in one sum, and the fund sees its share back by itself.

# From an idea in the shower to a doctorate
Physicist of 26 with a master's and a question nobody has answered.
From the talk with a professor to the hat with the little laser on it.
Beginning | Admission and a second supervisor | human | Office | 0 | EDU-5.4.1, EDU-4.2.1 | doctoral admission, find supervisor, supervision agreement
They write down what both expect, how often they meet, and what happens if it goes wrong.
Beginning | Enrolled, employed, insured | hybrid | Portal | -1 | EDU-2.1.1, EDU-7.1.2 | doctoral enrollment, fixed-term contract, research assistant employment
Contract, enrollment and keys hang on each other in that order; one person holds all three threads.
Pain: The laboratory is free from May, the contract from July.
Working | Beam time on a Sunday | agent | Booking system | 1 | EDU-5.2.4 | book laboratory instrument, shared equipment booking, lab access
The instrument is booked to the minute, and her training for it is known.
Working | Talk before it is too late | human | Meeting | -2 ! | EDU-5.4.2, EDU-5.4.1 | annual progress meeting, thesis committee, doctoral milestones
In the third year nothing works; the committee cuts one chapter and finds six months of money.
Finishing | Thesis handed in online | agent | Portal | 0 | EDU-4.2.1, EDU-4.2.2 | submit thesis, dissertation submission, plagiarism check of thesis
Format, data and declaration are checked while she uploads; reviewers get it the same day.
Finishing | Defense with her parents in row one | human | Lecture hall | 2 ! | EDU-4.1.4, EDU-4.2.1 | doctoral defense, viva voce, oral exam of doctorate
Forty minutes and eleven questions; the twelfth is from her grandmother.

# Twenty years later, back for a Tuesday
Engineer of 44, laid off, who needs a certificate and perhaps a new field.
From the transcript nobody can find to an evening course.
Papers | Transcript of the other century | agent | Portal | -2 | EDU-2.1.2 | order transcript, replacement degree certificate, old records
Name of then and year are enough; what lies on microfilm comes in three days, and says so.
Pain: A stamp is missing, for which one has to appear on a Wednesday before noon.
Thinking | What of it still counts | hybrid | Video call | 0 ! | EDU-1.2.4, EDU-2.3.1 | recognize prior learning, credit for work experience, advice for returning students
Eight years in quality management replace two modules, which an adviser writes down with him.
Thinking | Evening with other alumni | human | Campus | 1 | EDU-7.4.1, EDU-2.3.4 | alumni evening, career advice for graduates, alumni network
Two of his year look for people; one has done the same course.
Starting | Part-time, paid by module | hybrid | Portal | -1 | EDU-1.2.2, EDU-2.2.1 | apply for part-time program, pay per module, continuing education
He may stop between modules, and the bill stops with him.
Starting | Platform that forgives | agent | Learning platform | 2 ! | EDU-3.3.2, EDU-2.3.5 | learning platform login, recorded lectures, online course start
The first lecture is there to be heard at half speed, with a forum where nobody is too old.
`;
