import { verifyCitations } from '@process-ai/domain/citations';
import { expect, it } from 'vitest';
import { pageOf, summarizeDocument, summaryOf } from './summary-of.fixture.ts';

it('tells a list with its lead-in, where a blank line stands between them too, in its place', async () => {
  const [first, list] = await summaryOf(`Parcels are sorted twice because 14 % of the labels cannot be read.

The label cannot be read for one of these reasons:

• The printer runs out of ink in the night shift.
• The parcel is wrapped in glossy foil.`);
  expect(first?.text).toMatch(/^Parcels are sorted/);
  expect(list?.text).toBe(
    'The label cannot be read for one of these reasons: The printer runs out of ink in the night shift; The parcel is wrapped in glossy foil',
  );
});

it('tells no notice of whose work a text is based on', async () => {
  const notices = [
    'This work is based in part on an Industry Process Classification Framework of a non-profit association.',
    'The association provided much of the subject matter expertise for the framework.',
    'They are evolving models, which the association will continue to enhance regularly.',
  ];
  const told = await summaryOf(`Claims wait eleven days for an adjuster.\n\n${notices.join(' ')}`);
  expect(told.filter(({ quote }) => notices.some((notice) => quote.includes(notice)))).toEqual([]);
});

it('says that a list goes on, and joins no asides', async () => {
  const steps = [
    'Receive the claim by mail or portal and log it in the register',
    'Check the cover of the policy at the date of loss',
    'Ask the customer for the documents that are missing',
    'Send an adjuster to the site of the loss within a week',
    'Estimate the loss and reserve the amount in the ledger',
    'Negotiate the settlement with the customer by phone',
    'Pay the claim and close the file in the system',
    'Archive the file for ten years in the basement of the branch office',
    'Report the loss to the reinsurer if it is above the retention',
    'Tell the broker in writing that the case is closed and what was paid for it',
  ];
  const [list] = await summaryOf(`The steps of the claim are as follows:\n- ${steps.join('\n- ')}`);
  expect(list?.text).toMatch(/above the retention; …$/);
  const aside = await summaryOf(
    'The plan of the team is as follows:\n- Opportunistic!\n- Read the letters of the tenants\n- More on that later\n- Answer them within a day,\ne.g. by mail\n- Call the tenants who wait for an answer\n- Close the case in the system\n- ... and evaluation of the portal',
  );
  expect(aside.map(({ text }) => text)).toEqual([
    'The plan of the team is as follows: Read the letters of the tenants; Answer them within a day, e.g. by mail; Call the tenants who wait for an answer; Close the case in the system',
  ]);
});

it('tells a timetable, the parts of a hierarchy, and rules of a form without a stop', async () => {
  const timetable = [
    'Timeline\n\nQ1 2026 — Selection\n\nQ3 2026 — Pilot in Memphis\n\nQ2 2027 — Rollout to 11 hubs',
    'Thank you',
  ];
  expect((await summaryOf(...timetable)).map(({ text }) => text)).toEqual([
    'Timeline: Q1 2026 — Selection; Q3 2026 — Pilot in Memphis; Q2 2027 — Rollout to 11 hubs',
  ]);
  const model = `SUPPORT SERVICES
1.0 Develop and manage people
2.0 Manage technology and data
3.0 Manage financial resources
4.0 Acquire and maintain assets`;
  const whole =
    'SUPPORT SERVICES: Develop and manage people; Manage technology and data; Manage financial resources; Acquire and maintain assets';
  expect((await summaryOf(model)).map(({ text }) => text)).toContain(whole);
  // A list that begins with another number is the rest of one.
  const rest = model.replaceAll(/^\d/gm, (digit) => `${Number(digit) + 6}`);
  expect((await summaryOf(rest)).map(({ text }) => text)).not.toContain(whole);
  const form = `Company name: ______________
Note: invoices must carry the number of our order
Insurance certificates have to be renewed every 12 months
I confirm that the above must be true
Signature: ______________`;
  expect((await summaryOf(form)).map(({ text }) => text)).toEqual([
    'Invoices must carry the number of our order',
    'Insurance certificates have to be renewed every 12 months',
  ]);
});

it('tells the chapters of a process model whole, though its contents stand in columns', async () => {
  const chapters = [
    'Plan routes and stops',
    'Market and sell tickets',
    'Run buses, trams and ferries',
    'Maintain vehicles',
    'Manage people (HR)',
    'Manage finances',
  ];
  const numbers = chapters.map((_, at) => `${at + 1}.0`);
  const [told, ...others] = await summaryOf(`Contents\n${[...numbers, ...chapters, ...numbers].join('\n')}`, 'Page 2');
  expect(told?.text).toBe(chapters.map((name, at) => `${at + 1}.0 ${name}`).join('; '));
  expect(told?.quote).toBe(chapters.join('\n'));
  expect(others).toEqual([]);
});

it('takes a speaker’s aside for no title', async () => {
  const [list, ...others] = await summaryOf(
    'Budget of the agency\nThe council pays 35 million a year\nThe agency runs the network\n\nLarge report (see later)\nSome other work of the agency\nNo new money from the ministry',
    'Thank you',
  );
  expect(list?.text).toBe('Budget of the agency: The council pays 35 million a year; The agency runs the network');
  expect(others).toEqual([]);
});

it.each([
  'The present report has been drawn up by the audit office for the board.',
  'Der vorliegende Bericht wurde von der Revision für den Vorstand erstellt.',
  'El presente informe fue redactado por la auditoría interna para el consejo.',
  'La présente note a été rédigée par le contrôle interne pour la direction.',
  'La presente relazione è stata redatta dalla revisione interna per il consiglio.',
  'De voorliggende notitie is opgesteld door de afdeling audit voor de directie.',
  'A presente nota foi redigida pela auditoria interna para a administração.',
])('does not tell who wrote a report: “%s”', async (origin) => {
  const fact = 'A claim waits eleven days until an adjuster looks at it.';
  expect((await summaryOf(`${origin} ${fact}`)).map(({ text }) => text)).toEqual([fact]);
});

it('tells a quotation of several sentences without its marks', async () => {
  const told = await summaryOf(
    'Suggestion\n\n“Suppliers are required to offer a second plan. Late plans of this type will be rejected within two days.”',
  );
  expect(told.map(({ text }) => text)).toEqual([
    'Suppliers are required to offer a second plan.',
    'Late plans of this type will be rejected within two days.',
  ]);
});

it('tells money, aims and days by which beside volumes', async () => {
  const told = await summaryOf(`Lakeside enrolls 21,400 students and employs 310 people in student services.
The registrar handles 9,800 transcript requests a year. Half of all phone calls ask where a request stands.
Sixteen percent of the files are incomplete on arrival. The office answers 140 calls a day in two languages.
The help desk opens 60 tickets a day for lost passwords. The mail room scans 300 letters a week for the office.
An appeal waits 44 days for a decision. Overtime in August cost $260,000 last year. The desk prints 90 letters a day.
The provost wants transcripts issued within one day by fall 2027. The trustees approved $3.6 million for a new system.`);
  const said = told.map(({ text }) => text).join(' ');
  for (const part of ['9,800', '$260,000', 'by fall 2027', '$3.6 million', '44 days']) expect(said).toContain(part);
});

it.each([
  [
    `Das Bauamt hat 46 Beschäftigte und 12 Büros in zwei Gebäuden. Im Monat gehen 310 Bauanträge ein. Die Prüfung eines
Antrags dauert im Mittel 38 Stunden. In 27 % der Anträge fehlen Pläne. Das Fachverfahren hat keine Schnittstelle zum Archiv,
sodass jede Akte ein zweites Mal angelegt wird. Am Telefon warten Bauherren 14 Minuten. Für Überstunden wurden im letzten
Jahr 61.000 Euro bezahlt. Bis Ende 2027 soll jeder Antrag online gestellt werden. Nach der Bauordnung muss der Nachbar
gehört werden. Für das neue System stehen 380.000 Euro bereit.`,
    ['Beschäftigte'],
    ['38 Stunden', 'keine Schnittstelle', '380.000'],
  ],
  [
    `El servicio atiende a 92.000 vecinos y cuenta con 31 empleados. La oficina recibe 4.100 solicitudes al mes.
• El 21 % de los vecinos no acude a la cita.
• La demora media para una licencia es de 74 días.
• Cada semana se devuelven 60 expedientes porque falta un plano.
El programa de licencias no se comunica con el catastro. Las horas extra costaron 88.000 euros el año pasado. La alcaldía
pretende reducir la demora a 30 días antes de junio de 2027. La ley obliga a conservar los expedientes diez años.`,
    ['92.000'],
    ['no acude', '74 días', 'no se comunica', '88.000'],
  ],
])('tells a pain, a system and a budget before plain size: %j', async (text, left, parts) => {
  const said = (await summaryOf(text)).map((one) => one.text).join(' ');
  for (const part of parts) expect(said).toContain(part);
  for (const part of left) expect(said).not.toContain(part);
});

it.each([
  [
    `Frage: Wie viele Bestellungen laufen auf?
Antwort: Etwa 3.400 im Monat. Davon sind 70 Prozent Kleinbestellungen.
Frage: Welche Systeme nutzen Sie?
Antwort: SAP ECC, noch bis Ende 2027.
Vielen Dank für das Gespräch!`,
    [
      'Wie viele Bestellungen laufen auf? Etwa 3.400 im Monat. Davon sind 70 Prozent Kleinbestellungen.',
      'Welche Systeme nutzen Sie? SAP ECC, noch bis Ende 2027.',
    ],
  ],
  [
    `KB: How many claims wait?
JD: About 1,200 claims a week wait for an adjuster.
KB: And who decides?
JD: The adjuster decides up to $5,000.`,
    [
      'How many claims wait? About 1,200 claims a week wait for an adjuster.',
      'And who decides? The adjuster decides up to $5,000.',
    ],
  ],
  [
    '问：每月有多少张发票？\n答：大约2,900张，其中18%的价格不一致。\n问：谁来审批？\n答：超过5万元必须由厂长审批。',
    ['每月有多少张发票？ 大约2,900张，其中18%的价格不一致。', '谁来审批？ 超过5万元必须由厂长审批。'],
  ],
])('tells an answer of an interview with its question: %j', async (text, told) => {
  const page = pageOf(text);
  const { sentences: summary } = await summarizeDocument({ title: 'Interview', fileName: 'note.txt', pages: [page] });
  expect(summary.map((one) => one.text)).toEqual(told);
  expect(verifyCitations(summary, [page])).toEqual(summary);
});

it('tells a list whose lead-in stands below a title and has a blank before its colon', async () => {
  const told = await summaryOf(`Article 2 – Objectifs
Le groupement souhaite :
• porter à 60 % la part des rendez-vous pris en ligne ;
• réduire de moitié les rendez-vous non honorés.`);
  expect(told.map(({ text }) => text)).toEqual([
    'Le groupement souhaite: porter à 60 % la part des rendez-vous pris en ligne; réduire de moitié les rendez-vous non honorés',
  ]);
});

it('tells short lines of Chinese slides, without praise', async () => {
  const told = await summaryOf('现状与痛点\n处方审核平均等待19分钟\n医保对账靠人工\n打造行业领先的品牌', '谢谢聆听');
  expect(told.map(({ text }) => text)).toEqual(['现状与痛点: 处方审核平均等待19分钟; 医保对账靠人工']);
});

it('tells what a meeting decided, and not how it went', async () => {
  const told = await summaryOf(`La riunione si apre alle ore 9.00. Il verbale della seduta precedente è approvato.
In ottobre sono stati prodotti 84.000 riduttori contro i 92.000 previsti.
La riunione termina alle ore 11.40. Prossima riunione: 1° dicembre 2026, ore 9.00.`);
  expect(told.map(({ text }) => text)).toEqual([
    'In ottobre sono stati prodotti 84.000 riduttori contro i 92.000 previsti.',
  ]);
});

it('weighs figures of Chinese', async () => {
  const plain = `员工每天早上在仓库的办公室里面开会讨论工作的安排。仓库的工作安排由班长在早上的会议上告诉员工。管理层认为员工都非常努力地在仓库工作。
仓库旁边的办公室最近重新粉刷了所有的墙壁。员工喜欢在仓库旁边的办公室里面喝茶和聊天。班长在办公室里面记录员工每天的工作安排。
仓库的员工和办公室的员工一起参加早上的会议。管理层每年都会邀请仓库的员工参加晚会。仓库的班长负责安排员工每天的工作和休息。`;
  const told = await summaryOf(`${plain}仓库现在每天处理18,000份订单，其中12%被客户退回。`);
  expect(told.map(({ text }) => text).join(' ')).toContain('18,000');
});

it('tells no title of a slide that was drawn last, and no notice of confidentiality, reference or purpose', async () => {
  const slide =
    'These changes will be made to all the rules:\nThe index is split.\nEach rule has an example.\nGroup 1 decision';
  const [list] = await summaryOf(slide, 'Thank you');
  expect(list?.text).toBe('These changes will be made to all the rules: The index is split; Each rule has an example');
  const report = `وثيقة داخلية، لا يجوز توزيعها خارج الأمانة دون إذن خطي.
أُعد هذا التقرير بناءً على طلب مجلس الإدارة بعد زيارة استمرت أسبوعين للفروع الثلاثة.
تستقبل الإدارة ٣٬٢٠٠ طلب رخصة بناء في الشهر، وكان العدد قبل ثلاث سنوات نصف ذلك.
المراجع: دليل الاشتراطات الفنية، الطبعة الثالثة، ١٤٤٣هـ.`;
  expect((await summaryOf(report)).map(({ text }) => text)).toEqual([
    'تستقبل الإدارة ٣٬٢٠٠ طلب رخصة بناء في الشهر، وكان العدد قبل ثلاث سنوات نصف ذلك.',
  ]);
  const purpose =
    '本報告書は、購買部の業務実態を把握し、改善の方向を検討するために作成したものである。担当者は38名である。';
  expect((await summaryOf(purpose)).map(({ text }) => text)).toEqual(['担当者は38名である。']);
});

it('weighs figures of a language that it does not read', async () => {
  const told = await summaryOf(`Bank obsługuje klientów indywidualnych w całym województwie i ma wielu pracowników.
Klienci banku składają wnioski w placówkach, a pracownicy przekazują wnioski do centrali banku.
Pracownicy centrali banku czytają wnioski klientów i przekazują wnioski do działu kredytów.
Dział kredytów banku prowadzi rozmowy z klientami i pracownikami placówek banku.
Klienci banku rozmawiają z pracownikami placówek o wnioskach i o działaniu banku.
Od wniosku do decyzji mija średnio 9 dni roboczych. Odpisy wzrosły do 11,5 mln zł.`);
  const said = told.map(({ text }) => text).join(' ');
  for (const part of ['9 dni', '11,5 mln zł']) expect(said).toContain(part);
});
