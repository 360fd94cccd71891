export const media = `
# One series, one subscription
Nurse who wants to see a single series that everybody on the ward talks about.
One series brings her in; what she finds after it decides whether she stays.
Curious | Trailer with an honest price | agent | Social media | 1 | MED-6.1.1 | market titles, title campaigns, promote series
Under the trailer stands what it costs, in which month it ends, and on which screens it runs.
Joining | Signed up on the bus | agent | App | 0 ! | MED-6.1.2 | acquire subscribers, subscription sign-up, convert trial users
Mail address, payment, done: two pages before her stop, and no question about her favorite genres.
Pain: The free month wants a card first and hides the day on which it ends.
Watching | Straight to the episode | agent | Television app | 2 | MED-5.2.2, MED-5.2.1 | curate rows, recommendations for viewers, content discovery
The series is the first thing on the screen, with the language in which she saw the trailer.
Watching | Picture stops in the finale | hybrid | Television app | -2 ! | MED-6.2.2, MED-5.2.4 | help with playback, streaming support, playback problems of subscribers
It stutters for everybody that night; the app says so at once and saves her place to the second.
Pain: She restarts router and television for an hour while the outage is known.
Billing | Charge she can explain | agent | E-mail | -1 | MED-6.2.1 | bill subscriptions, subscription invoices, collect subscription fees
The receipt names plan, days and the end of the free month, on the day of the charge.
Pain: A company name that she does not know appears on her card statement.
Leaving | Pause where she expected a fight | agent | Account page | 1 | MED-6.2.3 | answer cancellations, retain subscribers, pause subscriptions
Cancel and pause stand side by side; she pauses until the second season and gets a mail on its first day.

# Campaign of a regional furniture chain
Media planner at an agency with a client, two spots, and a sale that begins on the tenth.
Buying air time for a client with a date, and proof that every spot ran.
Request | Brief answered the same week | hybrid | E-mail | 0 | MED-7.1.2 | propose campaigns, media proposals, answer agency briefs
Audience, weeks and budget come back as a plan with two variants and what each does not reach.
Request | Price against last year's deal | human | Telephone | -1 | MED-7.1.3 | negotiate with agencies, yearly agency deals, media rates
The discount of the annual agreement is already in it, and a late rebate is argued over.
Pain: The first offer ignores the annual deal, as if nobody had signed it in January.
Start | Spot refused at four o'clock | agent | Portal | -1 ! | MED-7.2.1 | traffic creatives, check spots, creative delivery for campaigns
Sound too loud by two units: the portal measures it at upload and not on the evening before.
Pain: The mistake is told by mail to somebody who has gone home.
Running | Delivery seen day by day | agent | Dashboard | 1 | MED-7.2.2 | pace campaigns, campaign delivery, campaign reports for advertisers
Planned and reached viewers are two lines, and the weak weekend is marked before she finds it.
Running | Spots given back | hybrid | E-mail | 2 ! | MED-7.2.2 | make-goods for advertisers, compensate underdelivery, additional spots
Three more on Thursday night are offered for the missed reach, confirmed by a click.
Billing | Invoice that adds up | agent | E-invoice | 0 | MED-7.2.3 | bill advertising, reconcile ad invoices, invoice agencies
Spot by spot it agrees with the report, the make-goods at zero.
Pain: The invoice lists spots that never ran, and her client pays only what is proved.

# An author asks about her royalties
Crime writer with four books, one of them made into a movie, who has never understood the statement.
From the statement in spring to a number that she can tell her tax adviser.
Statement | Paper that explains itself | agent | Author portal | -1 | MED-4.2.2 | royalty statements, calculate royalties, author statements
Book, country, format and rate stand in one row, and the one with a movie has its own page.
Pain: Thirty pages of codes come once a year, and the movie is somewhere among them.
Statement | Streaming income that looks small | agent | Author portal | -2 | MED-4.2.1, MED-4.2.4 | platform statements, licensee statements, streaming revenue share
A click shows what the platform reported and for which quarter; the next one is on its way.
Pain: "Other income" is a third of the sum and cannot be opened.
Question | Somebody who knows the contract | human | Telephone | 0 ! | MED-4.2.3, MED-1.2.3 | answer royalty questions, author relations, contract questions of authors
The rights manager has clause eleven open and sees that the audio rate was never changed.
Correction | New sum, same week | hybrid | E-mail | 1 ! | MED-4.2.2, MED-4.2.3 | correct royalties, royalty adjustments, recalculate participations
Four quarters are computed again and each difference is listed.
Trust | Told about an offer from Spain | human | Telephone | 2 | MED-8.2.1, MED-4.1.2 | sell translation rights, license titles abroad, rights availability
Before it is signed she hears price, term and who translates.

# A wrong name in the morning paper
Head of a sports club named as accused in an article that means his cousin.
An innocent man is named in print and online, and wants it put right everywhere.
Shock | Desk that answers at seven | human | Telephone | -2 ! | MED-3.2.4 | answer complaints about articles, reader complaints, press complaints
The editor on duty takes the page number and calls back within the hour, as she said.
Pain: A mailbox for letters to the editor, and the page already in every kitchen of the town.
Checking | Notes and source looked at | human | Telephone | -1 | MED-3.2.1 | check facts, verify sources, legal check of articles
The reporter's notes show the mix-up, and he is told so without the word "regrettably".
Pain: A lawyer's letter is needed before anybody opens the notes.
Correction | Online first, then in print | hybrid | Website | 0 ! | MED-3.2.4, MED-3.2.2 | publish corrections, correct errors, amend articles
The name is gone in ten minutes, and a line below says what was changed and when.
Correction | Comments taken down | agent | Website | 1 | MED-3.2.5 | moderate comments, community moderation, remove comments
Forty comments under the old version go with it, those shared elsewhere are reported.
Afterwards | Clip in the archive corrected | agent | E-mail | -1 | MED-3.3.1, MED-3.3.2 | archive corrections, catalog holdings, amend archive records
In the archive, too, the correction stands beside the article, so that it is not sold again as it was.
Pain: The old version is still sold, and a search for his name finds it first.
`;
