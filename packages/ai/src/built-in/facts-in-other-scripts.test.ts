import { expect, it } from 'vitest';
import { findFigures } from './find-figures.ts';

const factsIn = (text: string) =>
  findFigures([{ page: 1, text, ocr: false }]).facts.map(({ value, unit, currency, period, what }) =>
    [value, currency ?? unit, period, what].filter((part) => part !== null),
  );

/** Sentences of reports, with what a reader takes from them: value, unit or currency, period, and what is counted. */
const READ: [text: string, ...facts: (string | number)[][]][] = [
  ['仓库每天处理约一万八千张订单，促销期间会达到平时的四倍。', [18_000, 'count', 'day', '订单']],
  ['华东中心占地四万平方米，共有员工三百二十人。', [40_000, 'count', '平方米'], [320, 'count', '员工']],
  ['退货占出库量的12%，每件退货的检查需要9分钟。', [12, 'percent', '退货'], [9, 'minutes', '退货的检查']],
  ['公司计划把差错率从千分之八降到千分之二。', [0.8, 'percent', '差错率'], [0.2, 'percent', '差错率']],
  ['去年账实不符造成的损失为260万元。', [2_600_000, 'CNY', 'year', '损失']],
  ['管理层已经批准一千二百万元的预算。', [12_000_000, 'CNY', '预算']],
  ['该项目预算为2.4亿元人民币。', [240_000_000, 'CNY', '项目预算']],
  ['承运商的运费账单中有6%与合同价格不一致。', [6, 'percent', '承运商的运费账单']],
  ['合同审批平均耗时五个工作日。', [5, 'days', '合同审批']],
  ['人工复核一份保单要花半个小时。', [0.5, 'hours', '人工复核保单']],
  ['平均等待时间为4分30秒。', [4.5, 'minutes', '等待时间']],
  ['客戶每月提出約600宗投訴，其中四成與帳單有關。', [600, 'count', 'month', '投訴'], [40, 'percent', '投訴']],
  ['手术室使用率只有百分之六十二。', [62, 'percent', '手术室使用率']],
  ['贷款申请的三分之一因资料不全被退回。', [33.33, 'percent', '贷款申请']],
  ['佣金平均为房价的18%，改造预算为人民币680万元。', [18, 'percent', '佣金'], [6_800_000, 'CNY', '改造预算']],
  ['外来の平均待ち時間は58分である。', [58, 'minutes', '外来の平均待ち時間']],
  [
    '返戻となった診療報酬請求は月に340件あり、再請求には一件あたり25分かかる。',
    [340, 'count', 'month', '返戻となった診療報酬請求'],
    [25, 'minutes', '再請求'],
  ],
  ['紹介状は一日に90通届き、そのうち7割は紙である。', [90, 'count', 'day', '紹介状'], [70, 'percent', '紹介状']],
  ['当院は病床数420床、職員数980名の病院である。', [420, 'count', '病床数'], [980, 'count', '職員数']],
  ['夜間の電話対応では一晩に平均28件の電話を受ける。', [28, 'count', 'day', '電話']],
  ['退院後14日以内に完成する割合は82％にとどまる。', [82, 'percent', '退院後14日以内に完成する割合']],
  ['医師の残業を年960時間以内に収めなければならない。', [960, 'hours', 'year', '医師の残業']],
  ['昨年度の残業代は1億2,000万円に達した。', [120_000_000, 'JPY', 'year', '残業代']],
  ['契約書の審査には平均5営業日を要する。', [5, 'days', '契約書の審査']],
  ['毎月約480時間を転記作業に費やしている。', [480, 'hours', 'month', '転記作業']],
  ['見積の依頼から発注までに平均12日かかる。', [12, 'days', '見積の依頼から発注まで']],
  ['検品には1時間30分かかる。', [1.5, 'hours', '検品']],
  ['申請の約3分の1が書類の不備で差し戻される。', [33.33, 'percent', '申請']],
  ['يستقبل القسم 2400 مطالبة يوميًا.', [2400, 'count', 'day', 'مطالبة']],
  ['يعالج قسم المحاسبة ١٢٬٠٠٠ فاتورة شهريًا.', [12_000, 'count', 'month', 'فاتورة']],
  ['بلغت تكلفة أرشفة الورق ٩٥٠ ألف ريال في السنة الماضية.', [950_000, 'currency', 'year', 'تكلفة أرشفة الورق']],
  ['يخدم القسم نحو 310 آلاف مؤمَّن عليه.', [310_000, 'count', 'مؤمن عليه']],
  ['ترفض المستشفيات 9٪ من التسويات لأن الرموز لا تطابق الملف.', [9, 'percent', 'التسويات']],
  [
    'نستقبل 310 آلاف طلب في السنة، والكلفة 1.8 مليون ريال، انظر الجدول 3.',
    [310_000, 'count', 'year', 'طلب'],
    [1_800_000, 'currency', 'الكلفة'],
  ],
  ['بلغ متوسط زمن صرف المطالبة 17 يومًا في العام الماضي.', [17, 'days', 'متوسط زمن صرف المطالبة']],
  ['بلغت خسائر العام الماضي 3.5 مليون درهم إماراتي.', [3_500_000, 'AED', 'year', 'خسائر']],
  ['خصصت الإدارة 12 مليون ريال سعودي لتحديث النظام.', [12_000_000, 'SAR', 'تحديث النظام']],
  ['تبلغ كلفة الصيانة السنوية مليوني ريال.', [2_000_000, 'currency', 'كلفة الصيانة السنوية']],
  ['تستغرق مراجعة العقد خمسة أيام عمل.', [5, 'days', 'مراجعة العقد']],
  ['يستغرق تدريب الموظف الجديد شهرين.', [2, 'months', 'تدريب الموظف الجديد']],
  ['يعمل في المصنع 420 عاملًا بدوام كامل.', [420, 'fte', 'عاملا']],
  ['يُرفض ثلث الطلبات بسبب نقص المستندات.', [33.33, 'percent', 'الطلبات']],
  ['تتلقى خدمة العملاء 900 مكالمة في اليوم.', [900, 'count', 'day', 'مكالمة']],
];

it.each(READ)('%s', (text, ...facts) => {
  expect(factsIn(text)).toEqual(facts);
});

it.each([
  '2023年第四季度，退货率上升了2.5个百分点。',
  '第3章第12页的表5列出了三五个例子，该公司成立于1998年。',
  '任务十分紧急，统一安排在6月30日上午9点30分。',
  '数百名员工参加了会议，库存盘点每季度一次。',
  '令和6年4月1日から第3条が適用され、図5および12ページの表を参照されたい。',
  '十分な人員が確保できず、数百件が遅れている。',
  'انظر الصفحة 12 والشكل 4 والمادة 7 من النظام الصادر في عام 2019.',
  'في 12 مايو 2023 بدأ المشروع، وخصص لذلك 1.8 مليون ريال.',
])('%s: a date, a place, or nothing that is said plainly', (text) => {
  expect(factsIn(text)).toEqual([]);
});

/** The names that the Unicode locale data give numbers with a unit or a scale, as the runtime writes them. */
const DURATIONS = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year'] as const;
const LANGUAGES: Record<string, { lasts: (amount: string) => string; costs: (amount: string) => string }> = {
  zh: { lasts: (amount) => `合同审批平均需要${amount}。`, costs: (amount) => `项目预算为${amount}元。` },
  ja: {
    lasts: (amount) => `契約の審査には平均${amount}かかる。`,
    costs: (amount) => `契約の費用は${amount}円である。`,
  },
  ar: { lasts: (amount) => `تستغرق مراجعة العقد ${amount}.`, costs: (amount) => `تبلغ كلفة الصيانة ${amount} ريال.` },
};

it.each(Object.entries(LANGUAGES))(
  '%s: units and scales as the locale data name them',
  (language, { lasts, costs }) => {
    const valuesIn = (text: string) => factsIn(text).map(([value, unit]) => [value, unit]);
    for (const unit of DURATIONS) {
      for (const value of [2, 5, 30]) {
        const amount = value.toLocaleString(language, { style: 'unit', unit, unitDisplay: 'long' });
        expect(valuesIn(lasts(amount)), 'of the unit').toEqual([[value, `${unit}s`]]);
      }
    }
    const currency = { zh: 'CNY', ja: 'JPY', ar: 'currency' }[language];
    for (const value of [12_000, 45_000_000, 1_800_000, 240_000_000, 3_000_000_000]) {
      const amount = value.toLocaleString(language, {
        notation: 'compact',
        compactDisplay: 'long',
        maximumSignificantDigits: 3,
      });
      expect(valuesIn(costs(amount)), 'of the scale').toEqual([[value, currency]]);
    }
  },
);

it('gets through long runs of digits and ideographs', () => {
  for (const text of [`${'一'.repeat(300)}${'1'.repeat(200)}，${'三千'.repeat(40)}。`, `${'٣'.repeat(500)} يومًا.`])
    expect(factsIn(text)).toEqual([]);
});
