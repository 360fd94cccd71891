import type { InsightFact } from '@process-ai/contract/insights';

type Unit = InsightFact['unit'];
type Period = NonNullable<InsightFact['period']>;

/** How Chinese and Japanese say what their figures are. Each text is the inside of a pattern. */
export interface CjkWords {
  /**
   * What stands behind a number. Seconds to years are the long unit names of the Unicode locale data (CLDR 46, units),
   * with the forms in which a duration cannot be taken for a date or a time of day.
   */
  units: Partial<Record<Unit, string>>;
  currencies: readonly (readonly [code: string, said: string])[];
  /** Tenths: 八成, 7割. */
  tenths: string;
  /** What counts things, before their name or behind it; and what is counted where it names itself. */
  counters: string;
  named: string;
  periods: Partial<Record<Period, string>>;
  past: string;
  /** One of them: "每件", "一件あたり". */
  each: string;
  /** Before a number: how exact it is, and the verb that leads to it. */
  leads: string;
  clause: RegExp;
}

export const CJK_WORDS: Record<'zh' | 'ja', CjkWords> = {
  zh: {
    units: {
      seconds: '秒[钟鐘]?',
      minutes: '分(?:[钟鐘]|(?=\\d+秒)|(?<=[时時頭头]\\d{1,2}分))',
      hours: '[个個]?(?:小[时時]|[钟鐘][头頭])',
      days: '[个個]?(?:工作日|自然日|天)',
      weeks: '[个個]?(?:星期|[礼禮]拜)(?![一二三四五六日天])|[周週](?!年|末|[一二三四五六日])',
      months: '[个個]月',
      years: '年(?![月底初末度级級代前后後份会會])',
      fte: '(?:名|位|[个個])?全[职職](?:[员員]工|人[员員])?|FTE',
      percent: '%',
    },
    currencies: [
      ['USD', '美[元金]'],
      ['EUR', '[欧歐]元'],
      ['GBP', '英[镑鎊]'],
      ['HKD', '港[元币幣]'],
      ['JPY', '日[元圆圓]'],
      ['TWD', '新?[台臺][币幣]'],
      ['CNY', '元人民[币幣]|人民[币幣]|元(?!件|素)|[块塊][钱錢]'],
    ],
    tenths: '成(?!立|功|本|[员員]|[为為]|果|交|品|年|熟|[长長]|[绩績]|都|分)',
    counters:
      '[个個](?!百分|月)|[张張份件名位台臺辆輛家次笔筆条條通封批户戶间間床套项項只隻种種箱包座艘架例宗起趟篇层層桶瓶袋]',
    named: '人(?![民工员員])|[单單](?![位一个個])|公里|平方米|公斤|[吨噸]|人次|[车車]次',
    periods: {
      year: '每年|年均|全年|一年|每年度|\\/年|(?<=^|[，。；、的])年(?=\\p{Script=Han})(?![初底末度代龄轻级份会报])',
      quarter: '每[个個]?季度?|一[个個]季度',
      month: '每[个個]?月|月均|一[个個]月|[单單]月|\\/月',
      week: '每[个個]?(?:[周週]|星期|[礼禮]拜)|一[周週]|一[个個]?星期|\\/[周週]',
      day: '每[个個]?(?:天|日|班|晚|夜|工作日)|日均|一[天日]|[单單]日|\\/[天日]|(?<=^|[，。；、])日(?=[处處接收产產发發])',
      hour: '每[个個]?小[时時]|\\/小[时時]',
    },
    past: '去年|上一?年度?',
    each: '[每一](?:[个個张張份件名位台臺辆輛家次笔筆条條通封批户戶间間项項单單]|新(?=客))',
    leads:
      '人民[币幣]|[约約近共达達为為是有只仅僅要需用花才就]|大[约約]|超[过過]|不到|平均|差不多|[达達]到|降到|降至|升至|升到|增至|增加到|[缩縮]短[到至]|延[长長][到至]|共有|[现現]有|[总總][计計]|合[计計]|共[计計]|需要|[花耗][费費时時]|[长長][达達]|多[达達]|要花|造成的|至少|最多|[从從了]|[处處]理|完成|接到|收到',
    clause: /[，,；;。！？!?：:（）()\n](?!\d{3})/u,
  },
  ja: {
    units: {
      seconds: '秒間?',
      minutes: '分間?(?!の[一二三四五六七八九十\\d])',
      hours: '時間',
      days: '営業日|日間|日(?=以|[でをか後程、。]|ほど)',
      weeks: '週間',
      months: '[かヶカケ箇]月間?',
      years: '年間|年(?=以上|以内|後|かか|ほど|程度|余り)',
      fte: '名?(?:の)?常勤(?:職員|換算)|FTE',
      percent: '%|パーセント',
    },
    currencies: [
      ['JPY', '円'],
      ['USD', '米?ドル'],
      ['EUR', 'ユーロ'],
    ],
    tenths: '割(?![引りり増当合])',
    counters: '[件名通回個台枚本冊社床棟戸便両点口票箱]|[かヶカケ箇]所|種類',
    named: '人|トン|キロ|平方メートル|店舗|拠点|部署',
    periods: {
      year: '年間(?=[約平\\d])|一年間?[にで]|毎年|(?<![\\d来今去昨前同]|数)年(?=[約平\\d])|年に(?=[約平\\d])|\\/年',
      quarter: '四半期(?:に|ごと|あたり|毎)|毎四半期',
      month:
        '(?<![\\d来先今])月に|毎月|月間|一[かヶカケ箇]月(?:あたり|に)|ひと月(?:あたり|に)?|(?<![\\d来先今毎])月(?=[約平\\d])|\\/月',
      week: '(?<![\\d来先今毎])週に|毎週|一週間(?:あたり|に)|(?<![\\d来先今毎])週(?=[約平\\d])|\\/週',
      day: '[一1]日(?:に|あたり|当たり|平均|の|で)?(?![以間])|毎日|毎晩|[一1]晩に?|(?:一回の)?勤務(?:につき|あたり|ごとに?)|\\/日',
      hour: '[一1]?時間(?:あたり|当たり)|[一1]時間に|毎時|\\/時',
    },
    past: '昨年度?|前年度?',
    each: '[一1]件の|[一1](?:件|枚|人|名|回|通|台|本|個|社|床)(?:あたり|当たり|につき|ごとに?)',
    leads: '全体の|約|およそ|平均(?:で|して)?|ほぼ|合計|計|延べ|最大|最長|少なくとも|わずか|のうち|たった',
    clause: /[、，,。；;！？!?：:（）()\n](?!\d{3})/u,
  },
};

/** Chinese words before or behind a noun phrase, and no part of it. */
export const CHINESE_STOPS: ReadonlySet<string> = new Set(
  `提供 处理 處理 需要 花 用 由 在 从 從 对 對 把 被 给 給 为 為 向 以 并 並 而 但 了 等 都 也 就 则 則 将 將 要 会 會 能 可 可以 是 有
  没有 沒有 不 未 后 後 前 中 内 內 里 裡 上 下 时 時 以上 以下 左右 才 来自 來自 来 來 到 进行 進行 完成 发生 發生 使用 开始 開始 工作
  导致 導致 造成 参加 參加 负责 負責 经 經 通过 通過 经过 經過 因 因为 因為 需 必须 必須 应 應 应当 無法 无法 不能 仍 仍然 位于 其中
  每 平均 共 同时 同時 占 佔 达到 達到 达 達 约 約 共有 现有 存在 得到 收到 接到 之前 之后 期间 又 再 很 至 比 与 與 只 仅 還 还
  经营 經營 早上 上午 下午 晚上 凌晨 高峰 月底 每年 雇用 雇佣 聘用 配备 拥有 出现 送 发送 覆盖 使 让 他们 她们 我们 他們 我們 它们 它 其 这 這 此 该 該 计划 計劃 计划在 如果 当 當 每次`.split(
    /\s+/,
  ),
);
