export const media = `
# One series, one subscription
Nurse who wants to see a single series that everybody on her shift talks about.
One series brings her in; what she finds after it decides whether she stays.
Curious | Trailer with an honest price | agent | Social media | 1 | MED-6.1.1 | market titles, title campaigns, promote series
The ad under the trailer gives the price, the length of the trial and the devices on which the app runs.
Joining | Signed up on the bus | agent | App | 0 ! | MED-6.1.2 | acquire subscribers, subscription sign-up, convert trial users
Signing up takes an e-mail address and a card, on two pages, and the second names the day on which the free month ends.
Pain: The free month hides the day on which it ends, and the first charge is the reminder.
Watching | Straight to the episode | agent | Television app | 2 | MED-5.2.2, MED-5.2.1 | curate rows, recommendations for viewers, content discovery
The app opens on the series, in the language in which she saw the trailer.
Watching | Picture stops in the finale | agent | Television app | -2 ! | MED-5.2.4, MED-6.2.2 | help with playback, streaming support, playback problems of subscribers
The app says at once that the problem is on its side, when it should be over, and keeps her place.
Pain: She restarts router and television for an hour while the outage is known.
Billing | Charge she can explain | agent | E-mail | -1 | MED-6.2.1 | bill subscriptions, subscription invoices, collect subscription fees
The receipt names plan and period, and the company name under which the charge will appear on her card statement.
Pain: A company name that she does not know appears on her card statement.
Leaving | Pause beside cancel | agent | Account page | 1 | MED-6.2.3 | answer cancellations, retain subscribers, pause subscriptions
The account page offers pause beside cancel; she pauses until the second season and is told when it starts.

# Campaign of a regional furniture chain
Media planner at an agency with a client, two spots, and a sale that begins on the tenth.
Buying air time for a client with a date, and proof that every spot ran.
Request | Brief answered the same week | hybrid | E-mail | 0 | MED-7.1.2 | propose campaigns, media proposals, answer agency briefs
The ad sales team answers with a plan in two variants and says which part of the audience each one misses.
Request | Price negotiated | human | Telephone | -1 | MED-7.1.3 | negotiate with agencies, yearly agency deals, media rates
The offer already has the discount of the annual agreement in it, and only the rebate is left to settle with the sales manager.
Pain: The first offer ignores the annual deal, as if nobody had signed it in January.
Start | Spot checked at upload | agent | Portal | -1 ! | MED-7.2.1 | traffic creatives, check spots, creative delivery for campaigns
The portal measures sound and format at upload and says that one spot is two decibels too loud.
Pain: The rejection is e-mailed at six on the evening before the first airing, to a colleague who has gone home.
Running | Campaign dashboard | agent | Dashboard | 1 | MED-7.2.2 | pace campaigns, campaign delivery, campaign reports for advertisers
The dashboard compares planned with reached viewers and flags the weak weekend before she finds it.
Running | Make-good spots | hybrid | E-mail | 2 ! | MED-7.2.2 | make-goods for advertisers, compensate underdelivery, additional spots
For the missed reach, ad operations offers three free spots in prime time this Thursday, and she confirms with a click.
Billing | Invoice that adds up | agent | E-invoice | 0 | MED-7.2.3 | bill advertising, reconcile ad invoices, invoice agencies
The invoice agrees with the report spot by spot and lists the make-goods at zero.
Pain: The invoice lists spots that never ran, and her client pays only what is proved.

# An author asks about her royalties
Crime writer with four books, one of them made into a movie, who has never understood the statement.
An author checks her royalties, from the royalty statement to a corrected payment.
Statement | Royalty statement | agent | Author portal | -1 | MED-4.2.2 | royalty statements, calculate royalties, author statements
The statement gives each book's countries, formats and rates in a row, and the movie has a page of its own.
Pain: Thirty pages of codes come twice a year, and the movie is somewhere among them.
Statement | Streaming income that looks small | agent | Author portal | -2 | MED-4.2.1, MED-4.2.4 | platform statements, licensee statements, streaming revenue share
A click on streaming income shows what each platform reported, and for which quarter.
Pain: "Other income" is a third of the sum and cannot be opened.
Question | Somebody who knows the contract | human | Telephone | 0 ! | MED-4.2.3, MED-1.2.3 | answer royalty questions, author relations, contract questions of authors
The royalty manager goes through clause eleven with her and finds that the audio rate was never raised.
Correction | Royalties recalculated | hybrid | E-mail | 1 ! | MED-4.2.2, MED-4.2.3 | correct royalties, royalty adjustments, recalculate participations
Four statements are recalculated within the week, every difference is listed, and what she is owed is paid at once.
Trust | Offer for a translation | human | Telephone | 2 | MED-8.2.1, MED-4.1.2 | sell translation rights, license titles abroad, rights availability
The rights manager calls about an offer from Spain and goes over price, term and translator with her before it is signed.

# A wrong name in the morning paper
Head of a youth soccer club, named as the accused in an article that means his cousin.
An innocent man is named in print and online, and wants it put right everywhere.
Shock | Call to the editor on duty | human | Telephone | -2 ! | MED-3.2.4 | answer complaints about articles, reader complaints, press complaints
The editor on duty writes down what is wrong and calls him back within the hour.
Pain: He finds only an address for letters to the editor, and the paper is in every kitchen in town.
Checking | Facts checked again | human | Telephone | -1 | MED-3.2.1 | check facts, verify sources, legal check of articles
The editor checks the reporter's notes, finds the mix-up, and tells him so plainly.
Pain: A lawyer's letter is needed before anybody opens the notes.
Correction | Correction published | hybrid | Website and print | 0 ! | MED-3.2.4, MED-3.2.2 | publish corrections, correct errors, amend articles
The name is removed online within ten minutes with a note on what was wrong, and the next day's paper prints the same note on page one.
Correction | Comments taken down | hybrid | Website | 1 | MED-3.2.5 | moderate comments, community moderation, remove comments
Moderators remove forty comments under the old version and report the copies on other platforms.
Afterwards | Archive copy corrected | agent | E-mail | -1 | MED-3.2.4, MED-3.3.1 | archive corrections, catalog holdings, amend archive records
The archive writes to him that the article is sold only with the correction, and that a search for his name no longer leads to it.
Pain: The old version is still sold, and a search for his name finds it first.

# The paper that comes at nine
Retired harbor pilot, up at five, who has read the local paper at breakfast for forty-eight years.
A print subscriber on a route that nobody wants, from the first late paper to the day he cancels.
Late | Missing paper reported | agent | Telephone | -1 | MED-6.2.4, MED-6.2.2 | newspaper not delivered, delivery complaint, redelivery request
At five past seven a short menu hears "no paper," confirms his street and says that a carrier will be there by eight.
Pain: The menu thanks him for his call and credits $1.40 that he had not asked for.
Late | Call from the depot | human | Telephone | 0 | MED-6.2.4 | carrier shortage, route coverage, distribution depot call
The district manager calls back: the carrier has quit, and he is driving the route himself until he finds another.
Reading | Paper on the tablet, explained | human | Telephone | 1 | MED-6.2.2 | e-paper help, digital access for subscribers, app support for readers
An agent walks him through the e-paper, finds the obituaries and enlarges the print without hurrying him.
Reading | Refund for nineteen mornings | agent | Letter | -1 ! | MED-6.2.1, MED-6.2.4 | delivery credit, subscription billing, refund for missed issues
His next bill is lower by nineteen papers, each of them with its date.
Pain: The credit counts the days he called, and by then he had stopped calling.
The end | Told that delivery will stop | hybrid | Letter | -2 ! | MED-6.2.4, MED-6.2.3 | end of doorstep delivery, switch to mail delivery, change of delivery service
The letter is signed by the editor, gives the month, and offers mail delivery, the tablet or canceling on any day.
Pain: A flyer inside the paper announces "improved delivery by mail," at noon and for the same price.
The end | A talk before he cancels | human | Telephone | -1 | MED-6.2.3 | retain subscribers, cancellation call, subscription alternatives
The agent offers the weekend paper by mail with the tablet on weekdays, and books the cancellation when he declines.
Pain: The save desk reads him three discounts, and none of them brings a paper at six.

# The night of the final at a neighborhood bar
Owner of a bar with nine screens and sixty chairs who wants to show soccer, and the final above all.
A business customer shows the final to a full house, the picture fails, and the streaming service has to make good.
Signing up | License for a public place | hybrid | Telephone and portal | -1 | MED-6.1.2, MED-1.2.2 | commercial subscription, public viewing license, business streaming plan
A sales agent asks how many seats and screens he has, sends a price for sixty seats, and says which matches the license leaves out.
Pain: The price goes by the fire code's capacity of 140, although he has sixty chairs.
Signing up | Nine screens connected | human | Telephone | 1 | MED-6.2.2 | set up devices, business account activation, streaming device support
A technician stays on the line until all nine show the test picture, and leaves him a direct number for match days.
The night | Login refused at six | agent | App | -1 | MED-6.2.2, MED-5.2.4 | login problems, too many devices, account access during event
The app names the cause, a limit meant for households, and lifts it as soon as he confirms his business account.
Pain: The chat greets him as a family of nine and suggests signing out on other devices.
The night | Frozen in the eighty-fourth minute | human | Telephone | -2 ! | MED-5.2.4, MED-5.2.3 | live stream outage, major incident, stream failure during match
The match-day number is answered; he gets a backup feed for business customers before extra time begins.
Pain: His guests watch the winning goal on a phone, and half of them leave without ordering again.
After | What happened, in writing | hybrid | E-mail | 0 | MED-5.2.4, MED-6.2.2 | incident report to customers, outage explanation, apology to subscribers
On Monday an e-mail explains the overload, how many venues it hit, and what has been changed before the next match.
After | Compensation for a lost evening | human | Telephone | 1 ! | MED-6.2.1, MED-6.2.2 | outage compensation, refund for live event, billing credit
The business desk credits two months, and pays part of the evening's lost sales against his register tape.

# Words for a deaf household
Two deaf parents with a hearing teenager who want to watch the same series on the same evening.
Captions are missing, wrong or late, and somebody at the service learns to care.
Choosing | Can we watch it | agent | Television app | 0 | MED-5.2.1, MED-5.2.2 | caption availability, accessibility labels, title metadata
Each title shows whether captions, sound labels and signing are there for all of its episodes, and a filter hides the rest.
Watching | Captions that drift from episode four on | agent | Television app | -2 ! | MED-2.3.3, MED-2.3.4 | missing captions, subtitle quality, caption files per episode
The series page warns that captions and picture do not match from episode four on, and offers to tell them when they do.
Pain: Their son translates the second half of the season for them, scene by scene, with the picture paused.
Watching | A live debate, nine seconds late | hybrid | Television | -1 | MED-2.3.3, MED-2.2.2 | live captioning, captions for live broadcasts, live subtitles
A live captioner writes along with the election debate, and the picture is held back until it matches the words.
Pain: Automatic captions lag behind by a sentence and call the governor by three different names.
Asking | A chat, since they cannot call | human | Chat | -1 | MED-6.2.2 | accessible customer service, report caption error, viewer support
The agent takes series, episode and minute, looks at the scene herself and sees that the captions belong to another cut.
Pain: The chat tells them to call the support line for playback problems, and closes.
Asking | Answer from the people who make them | human | E-mail | 1 | MED-2.3.3, MED-3.2.4 | subtitling team reply, caption complaint, accessibility contact
The subtitling editor answers under her own name, with the date of the corrected file and what went wrong at the supplier.
Fixed | Told when the episode is right | agent | Push message | 1 ! | MED-5.2.1, MED-2.3.5 | corrected version available, title update notice, redelivery of captions
On the day the editor had named, the app says that episodes four to eight have new captions, and opens where they had stopped.

# Her father's nine subscriptions
Accountant of thirty-nine who settles her late father's affairs and finds newspapers, films and music on his card.
After a death, subscriptions are found, ended and refunded, and a library of recordings is at stake.
Finding | Which of the nine are with this publisher | agent | Website | -1 | MED-6.2.2, MED-6.2.1 | find account of the deceased, bereavement help, account lookup
A page for bereaved families asks for his name, his address and four digits of the card, and lists what he had with the publisher.
Pain: The account can only be opened with a code that is sent to her father's phone.
Finding | Death certificate sent once | hybrid | Web form | -1 ! | MED-6.2.2 | upload death certificate, close account after death, estate contact
One photograph of the certificate serves for newspaper, app and magazine, since they belong to the same publisher.
Pain: Each brand of the publisher has its own form, its own password and its own queue.
Ending | Newspaper delivery ended | human | Telephone | 0 | MED-6.2.4, MED-6.2.3 | stop newspaper delivery, cancel subscription after death, end delivery
The agent ends delivery with tomorrow's issue, and asks whether she would like the edition with the obituary sent.
Ending | Refund since the day of death | agent | Bank account | -1 | MED-6.2.1 | refund subscription fees, refund after death, billing correction
Everything charged after the day of his death comes back to the estate's account with a list for the court.
Pain: The refund covers the current month only, and the other four are "outside the policy."
Keeping | Recordings of the choir | human | E-mail | 1 ! | MED-6.2.2 | transfer account content, keep purchased media, family request
He had uploaded the choir's concerts to the publisher's video site; an employee there sends her the files before the account is closed.
Keeping | No offer in his name | agent | Mail and e-mail | -2 | MED-6.2.3, MED-6.1.1 | stop marketing mail, win-back suppression, remove from mailing lists
A letter to the estate confirms that nothing more will be sent in his name, offers included.
Pain: In fall a postcard tells him that he is missed and may come back for half the price.

# A first novel in the mail
Night nurse of thirty-four who has written for six years and sends out a manuscript for the first time.
From an unsolicited manuscript to a book on a table, with two years of waiting in between.
Sending | Rules that can be followed | agent | Website | 0 | MED-1.1.1 | manuscript submission, submission guidelines, send a manuscript
The page says what the imprint does not publish, how many pages to send and when to expect an answer.
Sending | Status of the manuscript | agent | E-mail | -2 | MED-1.1.1 | submission status, manuscript reading, reply to authors
An e-mail at each step, "received," "with a reader," "in the editors' meeting," says when the next one is due.
Pain: Of eleven publishers three answer, one of them with a letter that names somebody else's book.
Yes | The editor calls | human | Telephone | 2 ! | MED-1.1.1, MED-1.2.3 | acquisition call, editor contacts author, offer for a book
The editor has read it twice, and says what she loved and what would have to change before it can be published.
Yes | A contract with words she does not know | hybrid | E-mail | -1 | MED-1.2.3, MED-4.2.3 | author contract, publishing agreement, royalty terms explained
The draft comes with a month to sign it, a page on advance, options and audio rights, and the address of a writers' guild that reviews contracts.
Pain: Fourteen pages, a week to sign, and nobody on her side of the table.
Making | Edited three times | human | E-mail and video call | 1 | MED-8.1.1, MED-3.2.2 | manuscript editing, copyediting, work with editor
There are two rounds with the editor and one with a copy editor, each with a date that is fitted around her shifts.
Launch | Launch in her own town | human | Bookstore | 1 | MED-6.1.1, MED-8.1.4 | book launch, author reading, book marketing
The publicist gets her a reading, a piece in the local paper and a window display, and tells her frankly that there is no budget for more.
Afterwards | First sales in the spring | agent | Author portal | -1 ! | MED-4.2.2, MED-8.1.5 | author sales figures, royalty statement, returns of books
Copies shipped, copies sold and copies returned are three columns, updated every week.
Pain: After nine months she learns that half of the four thousand copies have come back.
Afterwards | The editor asks for the next one | human | Telephone | 2 | MED-1.2.3, MED-1.1.1 | option on next book, author contract, editor calls author
The editor has the figures too, says that a first novel is allowed to sell like that, and asks for fifty pages by fall.

# Forty copies for Thursday
Bookseller in a town of nine thousand who has a famous author coming and no books.
A small store orders, chases, sells and returns, and sees whether its publisher notices.
Planning | Title data she can trust | agent | Trade portal | 0 | MED-8.1.4 | book trade metadata, title information, price and availability
Publication day, price and cover agree in the trade catalog, the wholesaler's list and the publisher's own page.
Planning | Author's visit agreed | human | Telephone | 2 | MED-6.1.1 | author event booking, bookstore reading, publicist contact
The publicist gives a small town the Thursday between two cities, because her store sold more of the last book than any store in either.
Trouble | Out of stock on Monday | agent | Trade portal | -2 ! | MED-8.1.2, MED-8.1.4 | reprint date, stock availability for bookstores, out of stock notice
The portal says that the reprint arrives on Friday and offers the nine copies left in another warehouse.
Pain: "Reprinting" is all that the portal has said for three weeks, and the reading has been sold out for two.
Trouble | The sales representative finds them | human | Telephone | 1 ! | MED-8.1.2, MED-8.1.3 | sales representative, allocate copies, urgent book order
Her representative has forty copies taken from a chain's allotment and puts them on the overnight truck.
After | Eleven copies go back | agent | Trade portal | -1 | MED-8.1.5 | bookstore returns, return authorization, unsold copies
The order page had said to have only sold copies signed; she scans the rest, and the portal approves them and prints one label.
Pain: Signed copies count as damaged, and no one had told her before she let the author sign them.
After | Credit copy by copy | agent | E-mail | 1 | MED-8.1.5 | trade credit note, returns credit, bookstore account statement
The credit comes a week after the carton, lists all eleven, and deducts the freight as the terms say.

# Twelve seconds of somebody else's song
Roller skater of nineteen whose video has four million views and, since Tuesday, no income.
A copyright claim stops a creator's earnings at the peak; she disputes it and loses most of them.
Claim | What has been matched | agent | App | -2 ! | MED-4.3.1 | copyright claim notice, content match, takedown notice
The notice plays the twelve seconds in question, names the owner, and shows what is blocked and what is not.
Pain: "Your video uses protected content" is all she gets, while the counter runs and the money does not.
Claim | Cut it, replace it or dispute it | agent | App | -1 | MED-4.3.1, MED-4.1.3 | resolve copyright claim, replace music in video, clear third-party material
Three choices stand side by side with what each would do to views and earnings, and a first dispute brings no strike.
Pain: Whoever disputes risks a strike, and a strike would lock the whole channel.
Disputing | A person reads her case | human | E-mail | 0 | MED-4.3.1, MED-4.1.1 | copyright dispute, rights check, creator support
A rights specialist answers that the street musician she recorded was playing a song that belongs to a publisher.
Disputing | A share instead of nothing | hybrid | App | 1 ! | MED-4.2.4, MED-4.1.3 | revenue sharing claim, license music afterwards, creator revenue share
Under its standing offer the publisher takes sixty percent, she keeps forty, and the video stays up.
Paid | Statement for the month | agent | App | -1 | MED-4.2.4, MED-4.2.2 | creator earnings statement, platform payout, creator payment
What was earned during the dispute was set aside, and the statement now splits it sixty to forty like the rest.
Pain: What was earned in the nine days of the dispute, which is most of it, has gone to the other side.
Paid | Music she may use | agent | App | 0 | MED-4.1.3, MED-4.1.2 | licensed music library, music rights check, cleared tracks for creators
Before the next upload a check compares the sound with the catalog, tells her which part would be claimed, and plays songs she may use instead.

# A reporter on the porch
Father of a firefighter who died on duty, asked for an interview four days later.
A family becomes news, speaks once, and has to live with what was printed.
Asked | Interview request | human | At the door | -1 | MED-3.1.2 | interview request, contact relatives, reporter visit
The reporter leaves a card and a handwritten note, goes away, and does not come back unless the father calls.
Pain: Four crews stand on the lawn, and one of them has called his daughter at school.
Asked | Terms of the interview | human | Telephone | 0 | MED-3.1.2, MED-3.2.2 | agree terms of interview, interview consent, talk to reporter
Before he says yes he hears where it will run, how long it will be and which of his sentences he may still take back.
The story | His words read back to him | human | Telephone | 1 ! | MED-3.2.1 | quote check, fact checking with sources, verify names and dates
A checker goes through each quotation, the date of birth and the spelling of the fire station with him.
The story | Headline and picture | human | Website and print | -2 ! | MED-3.2.2 | headline and caption, picture choice, edit news story
The picture is the one that the father chose, his son at a barbecue, and the headline claims no more than the story does.
Pain: The story is right, and above it a headline asks whether the dead man had followed the rules.
Afterwards | Comments moderated | hybrid | Website | -1 | MED-3.2.5 | moderate comments, close comment section, remove abusive comments
Under stories about a death no comment appears until a moderator has read it.
Pain: Strangers discuss below his son's picture whose fault it was, for a whole night.
Afterwards | A call a year later | human | Telephone | 0 | MED-3.1.1, MED-3.1.2 | anniversary coverage, follow-up interview, editorial calendar
The planning desk sees the anniversary coming, and the same reporter asks whether the family wants to be left alone.
`;
