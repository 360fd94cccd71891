export const assetManagement = `
# The company is sold, and the money is there
Founder of sixty-one who has sold her company and for the first time has more money than a bank account should hold.
A founder becomes a private client, from a first talk recommended by her lawyer to the first report.
Meeting | First talk | human | Visit | 1 | ASM-1.1.1 | meet prospects, first client meetings, talks with referrers
The banker asks her what the money is for and leaves returns for another day.
Meeting | Proposal she can question | hybrid | Meeting | 0 | ASM-1.1.2 | investment proposals, prepare mandates for prospects, wealth proposals
The proposal shows two portfolios, the worst year of each, and all costs in dollars, on three pages.
Pain: Costs are spread over four documents and nobody names their sum.
Opening | Where the money comes from | hybrid | Portal | -2 ! | ASM-1.2.2, ASM-1.2.1 | source of wealth checks, identify clients, client onboarding documents
The sale contract answers most of it; compliance asks one more question, on a loan from 2009, and explains why.
Pain: Three departments ask for the same contract, one after the other, in words only lawyers use.
Opening | Risk told in her own words | human | Meeting | -1 | ASM-1.2.3 | investor profile, suitability talks, risk profile of clients
The banker asks what she would do if a fifth of it were gone and records the answer in her words.
Pain: A questionnaire turns her into a number from one to seven, and the number picks funds.
Opening | Mandate signed | agent | Portal | 1 | ASM-1.2.4 | draw up mandates, contracts with clients, powers of attorney
She signs one set of papers on the portal, with a limited power of attorney for her daughter in it.
Running | First report | agent | Portal and letter | 2 ! | ASM-7.1.2, ASM-7.1.1 | client reports, performance reports, quarterly reports
The first report opens with three figures, beginning value, end value and fees, and has the details behind them.

# Markets fall on a Thursday
Widower who lives on his portfolio and reads the headlines at five in the morning.
A client who is afraid needs somebody to talk to before he sells, and the truth about what he owns.
The drop | Call from his adviser | human | Telephone | -1 ! | ASM-1.3, ASM-1.3.1, ASM-7.1.3 | contact clients in falling markets, market commentaries for clients, client talks
At ten his adviser calls, knows what the portfolio has lost, and says for how many years his income is safe.
Pain: He reads at five that markets are falling, and no one at the bank calls all day.
The drop | Portfolio and reserves in the app | agent | App | -2 | ASM-7.1.2, ASM-7.1.1 | portfolio performance for clients, show losses, client portfolio view
The app shows this morning's prices, and below the loss the two years of his spending that are held in cash.
Pain: The app shows last night's prices until ten, and then it cannot be opened at all.
Decision | Advice with reasons | human | Telephone | 0 | ASM-2.1.1 | recommend investments, investment advice, advise clients
The adviser recommends one course and gives the reason against each of the others.
Decision | Order checked with him on the line | hybrid | Telephone | -1 | ASM-2.1.2, ASM-1.3.2 | check orders before trading, carry out client instructions, client orders
The check holds the order, and the adviser tells him at once that the sale would break a limit he had set himself; he sells half as much.
Pain: The order is rejected by a code in the afternoon, when the price has moved again.
After | Order confirmed | agent | App | 1 | ASM-1.3.2 | order confirmations to clients, execute client instructions, confirm trades to clients
Price, cost and time of the trade reach him within the hour.
After | Review in October | human | Meeting | 2 ! | ASM-1.3.1 | client reviews, review meetings with clients, annual client meetings
Both read the note of that Thursday again and leave the plan as it is.

# Moving a portfolio from another bank
Couple, both doctors, tired of their old bank, with sixty positions and one move in mind.
A transfer of custody in which nothing may get lost, neither a position nor its purchase price.
Order | One form for everything | agent | Portal | 1 | ASM-1.2.4, ASM-1.2.6, ASM-1.2.1 | transfer in portfolios, account transfer forms, securities transfers
One form holds custody terms, tax papers and all sixty positions, read from their last statement, and takes one signature from each of the two.
Order | Two funds that cannot move | human | Telephone | -1 ! | ASM-1.2.6, ASM-1.3.2 | transfer problems, funds that cannot be held, advice on transfers
A specialist calls before anything is moved and says which two funds must be sold and what tax that brings.
Pain: After five weeks a letter says that "some positions" were rejected.
Waiting | Position by position | agent | Portal | -1 | ASM-1.2.6 | transfer status, follow transfers, progress of transfers in
The portal lists each night which of the sixty positions have arrived, are on the way, or were sold.
Pain: For weeks they see an empty account here and a closed one there.
Arrival | Missing purchase prices requested | hybrid | Portal | 0 | ASM-1.2.6, ASM-7.1.4 | purchase prices after transfers, tax lots of clients, cost basis for clients
Three purchase prices did not come along; the new bank asks the old one for them, and the portal shows the couple when it did.
Arrival | Fees credited | human | Telephone | 2 ! | ASM-1.3.3, ASM-7.2.1 | complaints about fees, fee corrections, goodwill for clients
After one call the bank refunds the fee for the month in which both banks charged.

# After their father's death
Three heirs in two countries, one of them a sister who does not speak to the others.
A death is reported and the estate divided, with the same information for all heirs on the same day.
Call | First call after the death | human | Telephone | -2 | ASM-1.3.5 | report the death of a client, estates of deceased clients, heirs call
The adviser knew their father, and says what is blocked and which bills can still be paid.
Pain: The hotline will speak only to the holder of the account, who is dead.
Papers | Certificates from two countries | hybrid | Portal | -1 ! | ASM-1.3.5, ASM-1.2.1 | inheritance documents, check heirs, estate papers
Each heir uploads certificates to a private folder, and a list says what is missing, in which form, and from whom.
Pain: A certified translation is returned because of a stamp.
Papers | Value on the day | agent | Mail | 0 | ASM-1.3.5, ASM-7.1.4 | estate valuations, statements for heirs, tax statements
One statement values everything at the prices of the day of death, as the estate's tax return requires.
Dividing | Talk with all three | human | Video call | 0 | ASM-1.3.4 | accompany heirs, family meetings, generations of clients
The adviser shows all three at the same time what can be split and what has to be sold.
Dividing | Own account, own advice | human | Meeting | 1 | ASM-1.2.3, ASM-1.2.4 | open accounts for heirs, investor profiles of heirs, new client contracts
The youngest hears that so many shares of her father's company may be too much risk for her alone.
After | A plan for the next generation | human | Meeting | 0 ! | ASM-2.1.4, ASM-1.3.4 | succession planning, wealth planning, estate planning for clients
A year later the planner asks the youngest what should happen to her share one day; the plan, a single page, comes to her own address.
Pain: Nobody at the bank asks her about a will, and its letters still go to her father's address.

# A foundation that wants no tobacco
Treasurer of a children's foundation with $40 million and a board of twelve, three of whom know finance.
An institution appoints a manager, writes down what it will not own, and finds some of it in the portfolio.
Choosing | Forty questions answered | hybrid | Portal | 0 | ASM-1.1.3 | consultant questionnaire, request for proposal, due diligence questionnaire
All forty answers come in the form that the foundation's consultant uses, and the manager says of two funds that they are too young for a record.
Choosing | Bad year shown to the board | human | Meeting | 1 | ASM-1.1.2 | investment proposal, proposal to the board, pitch to institutions
The portfolio manager shows the twelve what a bad year would do to the grants, in grants and not in percent.
Starting | Exclusions that can be tested | human | Video call | -1 | ASM-2.2.1 | code mandate guidelines, investment restrictions, exclusion list
They work on the sentence until a machine can test it: no company with five percent or more of its sales from tobacco.
Pain: "No tobacco" goes into the contract as it stands, and everybody means something different by it.
Running | Report for nine and for three | agent | Portal | 0 | ASM-7.1.2 | client reports, quarterly report for board, institutional reporting
One page is written for the nine and thirty pages for the three, with the same figures on the same day.
Running | Six percent after a merger | human | Telephone | -2 ! | ASM-2.2.3 | monitor breaches, guideline breach notice, mandate limits
The manager calls the morning after a holding has crossed the line through a merger, and has sold it by Friday.
Pain: A journalist finds it in the list of holdings and calls a member of the board.
Running | How the votes were cast | agent | Portal | 1 ! | ASM-2.2.4 | vote shares, engagement report, proxy voting report
Each vote of the season has its reason beside it, and the two on which the board was asked are marked.

# The fund he had for nineteen years
Retired bus mechanic who has put $150 a month into one fund and now reads that it will be merged into another.
A private investor decides what to do about a merger, sells a third, and is told of an error.
Notice | Letter about the merger | agent | Letter | -1 | ASM-6.3.3 | fund merger notice, merge funds, shareholder letter
In its first lines the letter gives the new cost, the last day to leave without a fee, and what happens if he does nothing.
Pain: Nine pages of legal text end with the sentence that no action is required.
Notice | Two funds side by side | agent | Website | 0 | ASM-6.3.2 | key information documents, prospectus, compare funds
The website sets the two funds side by side, with last year's cost in dollars for what he owns.
Selling | Order to sell a third | human | Form and telephone | -1 | ASM-6.2.1 | redemption order, process redemptions, sell fund shares
A clerk reads the form the same day and calls him, since amount and number of shares do not agree.
Pain: The form comes back by mail for a missing initial, and by then the price has fallen.
Selling | Money on the third day | agent | Bank account | 1 | ASM-6.2.1 | redemption payment, confirm redemptions, pay out fund shares
With the money comes a confirmation of price, day and the gain for his tax return.
After | A price that had been wrong | human | Letter | -2 ! | ASM-6.1.3 | correct pricing errors, compensation for wrong price, price error letter
Six weeks later a letter says that the price on the day of his sale was wrong, by how much, and encloses a check for $41 that he had not asked for.
Pain: He reads of the error in the newspaper, and the hotline says that only large investors are paid back.
After | Tax form in February | agent | Letter and portal | 0 | ASM-7.1.4 | tax statements, tax form for investors, year-end tax form
Sale, merger and correction are in the right boxes, and his tax preparer has no question.
Pain: The form is corrected twice, the second time after he has filed.
`;
