export const healthInsurance = `
# The knee operation that needs a yes
Mail carrier of fifty-two with a torn meniscus, on crutches, whose surgery is set for the twentieth.
Prior authorization as the patient lives it, who has a date and no answer.
Request | Surgeon sends the request | agent | Practice system | 0 | HIN-5.1.1 | prior authorization requests, treatment approvals, preapproval intake
The practice asks from its own screen, and he gets word that it has arrived, with the date by which he will hear.
Request | Notes that are missing | hybrid | App and practice | -1 | HIN-5.1.2 | collect clinical notes, missing medical records, request medical documents
One scan is lacking; the message goes to the practice and to him, so he can ask for it at the desk.
Pain: A fax is lost between practice and insurer, and both say that they have sent it.
Decision | A nurse who has read the file | human | Telephone | -2 ! | HIN-5.1.3 | medical necessity review, clinical review, medical review decisions
Six days before the operation somebody calls, asks about the exercises he has done, and says what still decides.
Pain: A denial code in the mail, and an appeals line that plays music for an hour.
Decision | Approved, and what he pays | agent | App | 1 ! | HIN-8.1.1, HIN-5.1.3 | benefit and cost questions, cost estimates for members, explain coverage
Hospital, surgeon and anesthetist are in the network; his own share stands beside each.
Recovery | Crutches, brace and physical therapy | hybrid | App | 0 | HIN-5.1.5 | approve rehabilitation, aids and appliances, home care approval
Twelve sessions near his route are approved with the operation, not after it.
Settling | Statement he can read | agent | App and mail | 2 | HIN-7.1.6 | explanation of benefits, explain benefits paid, benefit statements
Charged, agreed, paid, left: four columns, and the last one is what the app had said.

# A baby, and everything that has to be done
Parents-to-be, both at work until the week before, who have not opened half of the envelopes.
All that new parents have to ask, claim and report in the weeks around a birth.
Before | What is covered | agent | Chat | 1 | HIN-8.1.1 | answer benefit questions, coverage questions of members, maternity benefits
Midwife, private room and hearing test are answered with yes, no, and up to how much.
Before | A course found nearby | agent | App | 1 | HIN-5.2.4 | prevention programs, courses for members, health programs
Two birth classes with free places on Saturdays come up and are paid without a form.
Birth | Child admitted in one step | hybrid | App | -1 ! | HIN-3.1.3 | admit dependents, add family members, enroll newborns
A photograph of the birth certificate is enough; which parent insures the child is asked once.
Pain: The hospital bills a child that does not exist in the system yet.
Birth | Card for someone of eight days | agent | Mail and app | 2 | HIN-3.1.4 | issue insurance cards, member cards, welcome packs
It is in the phone the same day, in time for the pediatrician.
Paid leave | Money while at home | hybrid | Portal | -2 ! | HIN-5.2.6, HIN-8.1.2 | maternity pay, sick pay for members, income replacement
The employer's figures are late; the parents see that, and that a first part is paid now.
Pain: Three letters ask for the same certificate from the employer.
Paid leave | Changed hours, changed premium | agent | App | 0 | HIN-3.1.5, HIN-3.2.1 | change member details, premium changes, update member data
Part-time from September changes the contribution, and the new sum is shown before they confirm.
Pain: The new hours reach the insurer in December, and the difference is taken at once.

# A denied drug
Student with migraine whose new injection helps and has been refused by letter.
An appeal against a refused drug, by somebody who is well only as long as she gets it.
Refusal | Letter in plain words | agent | Mail and app | -2 | HIN-6.1.2, HIN-8.1.2 | drug coverage decisions, denial letters, formulary questions
It says which two drugs should have been tried first and that one of them is in her records.
Pain: The pharmacist reads "not covered" off a screen and cannot say why.
Refusal | What she can do | human | Telephone | -1 | HIN-8.1.1, HIN-8.2.1 | help with denials, member service calls, appeal rights of members
The agent explains the exception and the appeal, and which of the two takes three days.
Pain: Each number she calls says that another one is responsible.
Exception | Doctor's two sentences | hybrid | Practice system | 0 | HIN-6.1.2, HIN-5.1.2 | drug exceptions, exception requests, step therapy exceptions
Her neurologist answers three questions on the screen, with the diary of her attacks attached.
Exception | Decision in three days | human | App | 1 ! | HIN-6.1.2, HIN-8.2.1 | decide drug exceptions, decide appeals, pharmacist review
A pharmacist has looked at the diary and approves it for a year.
Pharmacy | Price right at the counter | agent | Pharmacy | 2 | HIN-6.2.1 | pharmacy claims, drug copayment, prescription billing
The register shows the copayment at once; nobody has to pay first and claim afterwards.
Pharmacy | Paid twice in spring, paid back | agent | App | -1 ! | HIN-7.1.5, HIN-7.2.4 | reimburse receipts, member reimbursement, refund of drug costs
The two receipts from before the exception are photographed and come back on Friday.
Pain: The two paid prescriptions are refused: the exception counts only from the day it was granted.

# Home from the hospital, alone
Former bus driver who has had a stroke, lives up two flights of stairs, and has a daughter three hours away.
From the plan made at the bedside to a household that works.
Hospital | A name before discharge | human | Hospital | -1 | HIN-5.1.4, HIN-5.2.1 | follow hospital stays, discharge planning, care manager outreach
A care manager calls the ward and the daughter on the fourth day and not on the last.
Pain: The ward sends him home on a Friday, and the care plan is to follow next week.
Hospital | Aids ordered ahead | hybrid | Telephone | 0 | HIN-5.1.5 | medical aids for home, home care approval, equipment requests
Walker, rail and bath seat are decided in the same call and delivered on the morning he comes home.
Pain: The walker is approved when he has already fallen.
At home | Medicines that agree | human | Telephone | -2 ! | HIN-5.2.3 | coordinate transitions after discharge, medication review after hospital, follow-up calls after discharge
The list of the hospital and that at home name two blood thinners; the nurse calls the doctor while he holds the line.
Pain: Each doctor takes it that the other one has stopped a tablet.
At home | Care at nine each morning | hybrid | Home visit | 1 | HIN-5.2.5 | long-term care applications, care level decisions, home nursing benefits
The application is filled in with his daughter on the screen; the assessor comes within ten days.
Steady | One person for all questions | human | Telephone | 2 ! | HIN-5.2.2 | manage complex cases, case management for members, personal care managers
Therapy, transport and a form for the tax office go through the same woman, whose number hangs by the telephone.
Steady | Complaint about the transport | hybrid | Telephone | 1 | HIN-8.2.2 | handle grievances, member complaints, complaints about providers
Twice no car has come; the company is changed and he is told so on Thursday.
`;
