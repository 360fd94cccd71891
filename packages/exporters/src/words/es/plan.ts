import { NUMBERS } from '@process-ai/domain/language';
import type { PlanWords } from '../en/plan.ts';

const { counted, decimals, listed } = NUMBERS.es;

const more = (count: number) => `y ${decimals(count)} más`;
const initiatives = (count: number) => counted(count, 'iniciativa', 'iniciativas');
const thePlan = (isPlan: boolean) => (isPlan ? 'el plan' : 'la hoja de ruta');
/** "«Siniestros» y 2 más", which takes a plural verb, as "«Siniestros»" alone does not. */
const subject = (name: string, others: number) => `«${name}»${others > 0 ? ` ${more(others)}` : ''}`;

export const planWords: PlanWords = {
  initiatives,
  begun: (delivered, running) =>
    [
      delivered > 0 ? counted(delivered, 'está terminada', 'están terminadas') : '',
      running > 0 ? `${decimals(running)} ${delivered > 0 ? '' : running === 1 ? 'está ' : 'están '}en marcha` : '',
    ]
      .filter(Boolean)
      .join(' y '),
  later: (count, month) => ` (${count} no antes de ${month})`,
  underWay: (count, begun) => `De ${initiatives(count)}, ${begun}`,
  follow: (count, month) => `; ${count} más hasta ${month}`,
  onlyFrom: (count, month) => `, ${count} solo a partir de ${month}`,
  came: (month, parts) => ` Hasta ${month}: ${parts.join('; ')}.`,
  spent: (amount, planned) => `${amount} gastados, de ${planned} previstos para entonces`,
  saved: (amount, planned) => `${amount} ahorrados, de ${planned} previstos`,
  early: (name, first, more) =>
    `«${name}» empieza antes de que termine «${first}», de la que depende${more > 0 ? `; también ${counted(more, 'iniciativa más', 'iniciativas más')}` : ''}.`,
  firstDelivered: (name, when) => `«${name}» fue la primera y está terminada (${when})`,
  firstRunning: (name, when) => `«${name}» fue la primera y está en marcha (${when})`,
  firstInitiative: (name, when) => `«${name}» es la primera (${when})`,
  firstWave: (name, when) => `la fase «${name}» es la primera (${when})`,
  status: {
    proposed: 'Propuesta',
    committed: 'Aprobada',
    running: 'En marcha',
    delivered: 'Terminada',
    stopped: 'Detenida',
  },
  inCase: {
    yes: 'sí',
    notInMoney: 'beneficio no monetario',
    stopped: 'detenida',
    notCosted: 'aún sin valorar',
    doesNotPay: 'no compensa',
    afterHorizon: 'posterior al horizonte del caso',
  },
  quadrants: {
    startNow: 'Hacer primero',
    programme: 'Planificar como programa',
    takeAlong: 'Aprovechar de paso',
    question: 'Probar antes',
    review: 'Revisar o descartar',
  },
  priorityNote: (years) =>
    `Valor: lo que ahorra una iniciativa en ${years} desde el mes siguiente a su término, según la progresión de los beneficios, en valor actual. Coste: el único y el recurrente en el mismo plazo. Alto es lo que alcanza más o menos una parte igual de lo que aportan (valor menos coste) o cuestan juntas todas las iniciativas que compensan; lo que cuesta más de lo que aporta queda aparte. ETC: trabajo que libera.`,
  brings: (name, others, value, cost) =>
    `${subject(name, others)} ${others > 0 ? 'aportan' : 'aporta'} ${value} de valor por ${cost}`,
  starts: (name, others, value, cost) =>
    `${subject(name, others)} ${others > 0 ? 'arrancan' : 'arranca'}: ${value} de valor por ${cost}`,
  startsUncounted: (name, others) =>
    `${subject(name, others)} ${others > 0 ? 'arrancan, y el caso no las cuenta' : 'arranca, y el caso no la cuenta'}`,
  costsMore: (name, others) =>
    `${subject(name, others)} ${others > 0 ? 'cuestan más de lo que aportan' : 'cuesta más de lo que aporta'}`,
  allCostMore: (count, name, amount) =>
    `Las ${count} iniciativas por ejecutar que tienen cifras cuestan más de lo que aportan; la que más, «${name}» (${amount})`,
  rejectedDropped: (count) =>
    counted(count, 'oportunidad rechazada se descarta', 'oportunidades rechazadas se descartan'),
  startsIn: (name, others, quadrant, value, cost) =>
    `${subject(name, others)} ${others > 0 ? 'arrancan' : 'arranca'} ${{ programme: 'como programa', takeAlong: 'de paso', question: 'a prueba' }[quadrant]}: ${value} de valor por ${cost}`,
  isStopped: (name, others) => `${subject(name, others)} ${others > 0 ? 'están detenidas' : 'está detenida'}`,
  hasToProve: (name, others) =>
    `${subject(name, others)} ${others > 0 ? 'tienen' : 'tiene'} que demostrar antes su valor`,
  loses: (name, amount) => `«${name}» (${amount} más)`,
  losers: (names, npvWithout, npv) =>
    `${listed(names)} ${names.length === 1 ? 'cuesta más de lo que aporta: sin ella' : 'cuestan más de lo que aportan: sin ellas'}, el VAN es de ${npvWithout} en lugar de ${npv}.`,
  allLose: (names) =>
    `${listed(names)} ${names.length === 1 ? 'cuesta más de lo que aporta' : 'cuestan más de lo que aportan'}: ninguna iniciativa del caso aporta más de lo que cuesta.`,
  fte: (count) => `${count}\u00a0ETC`,
  work: (isPlan, freed, today, stays) =>
    `${isPlan ? 'El plan' : 'La hoja de ruta'} libera ${freed} de ${today} de trabajo medido; el ${stays} del trabajo sigue en manos de personas`,
  redeployOpen:
    'Pendiente: a qué trabajo se dedica en cada área el tiempo liberado. Ningún plan lo indica aún; es una de las decisiones solicitadas.',
  workNote: (hours, isPlan) =>
    `ETC (equivalente a tiempo completo) = horas de trabajo al año / ${hours} horas de una persona a jornada completa, o el tamaño del equipo si no se conocen las horas. Liberado = lo que ahorran en un proceso las oportunidades ${isPlan ? 'del plan' : 'de la hoja de ruta'}, como parte de su coste. Es tiempo para otras tareas: no se promete ninguna reducción de plantilla.`,
  ratings: {
    likelihood: { low: 'Baja', medium: 'Media', high: 'Alta' },
    impact: { low: 'Bajo', medium: 'Medio', high: 'Alto' },
  },
  steering: 'Comité de dirección',
  proposal: (owner) => `Comité de dirección; propone: ${owner}`,
  moreGraveRisks: (count, all) =>
    `${count === 1 ? 'otro' : `otros ${count}`} de los ${all} riesgos ${count === 1 ? 'puede' : 'pueden'} comprometer gran parte de lo previsto`,
  graveRisks: (grave, all, first) =>
    `${all === 1 ? 'El único riesgo conocido puede' : `${grave} de ${counted(all, 'riesgo', 'riesgos')} ${grave === 1 ? 'puede' : 'pueden'}`} comprometer gran parte de lo previsto${grave > 1 ? `, sobre todo en «${first}»` : `, en «${first}»`}`,
  gravestRisk: (all, alike, first, likelihood, impact) =>
    `${all === 1 ? `El único riesgo conocido está en «${first}»` : alike > 1 ? `${alike} de ${decimals(all)} riesgos son los que más pesan, ante todo en «${first}»` : `De ${counted(all, 'riesgo', 'riesgos')}, el que más pesa es el de «${first}»`}: probabilidad ${{ low: 'baja', medium: 'media', high: 'alta' }[likelihood]}, impacto ${{ low: 'bajo', medium: 'medio', high: 'alto' }[impact]}`,
  lightRisks: (all) =>
    `Ningún riesgo conocido es de alta probabilidad ni afecta a gran parte del ahorro (${counted(all, 'riesgo', 'riesgos')})`,
  strictLaw: (law) => `la asesoría jurídica debe aclarar «${law}» antes de desarrollar nada`,
  strictLaws: (count) => `la asesoría jurídica debe aclarar ${count} cuestiones legales antes de desarrollar nada`,
  flags: (count, trade) =>
    `la asesoría jurídica ha de confirmar ${counted(count, 'obligación', 'obligaciones')} antes de poner nada en marcha${trade === null ? '' : `, entre ellas «${trade}»`}`,
  unclassed: (open, all, ofPlan) => {
    const uses = `${counted(all, 'uso', 'usos')} de la IA${ofPlan ? ' del plan' : ''}`;
    return open === all && all > 1
      ? `ninguno de los ${uses} está clasificado aún según el Reglamento de IA, y por tanto ninguno está autorizado`
      : `${open} de ${uses} ${open === 1 ? 'sigue sin clasificar' : 'siguen sin clasificar'} según el Reglamento de IA: hasta entonces ${open === 1 ? 'no está autorizado' : 'ninguno de ellos está autorizado'}`;
  },
  lawNote: {
    EU: 'Avisos por caso de uso y normas generales para este tipo de trabajo, según el Derecho de la Unión Europea y el nacional. Debe confirmarlos la asesoría jurídica.',
    unknown:
      'Avisos por caso de uso y normas generales para este tipo de trabajo. Debe confirmarlos la asesoría jurídica allí donde se aplique el Derecho de la Unión Europea.',
    elsewhere:
      'Avisos en términos generales, y el Derecho del sector cuando se conoce, que la asesoría jurídica debe confirmar según el Derecho local.',
  },
  allWork: 'Todos los trabajos',
  aiWork: (open, all, ofPlan) =>
    (open === all
      ? counted(all, 'oportunidad con IA', 'oportunidades con IA')
      : `${open} de ${counted(all, 'oportunidad', 'oportunidades')} con IA`) + (ofPlan ? ' en el plan' : ''),
  noRisks: (hasPlan) =>
    hasPlan
      ? 'Aún no se ha nombrado ningún riesgo de las iniciativas del plan.'
      : 'Aún no hay un plan de iniciativas y, por tanto, no se ha nombrado ningún riesgo de ellas.',
  andMore: more,
  noOwner: (count) =>
    count === 1
      ? 'La única iniciativa aún no tiene responsable'
      : `Ninguna de las ${initiatives(count)} tiene aún responsable`,
  largestOwner: (count, owner, amount, all) =>
    `De ${counted(count, 'responsable', 'responsables')}, ${owner} responde de la parte mayor: ${amount} de ${all} al año (medidos)`,
  owners: (name, others) => `${name}${others > 0 ? ` ${more(others)} responden` : ' responde'} del plan`,
  unowned: (count) => `${counted(count, 'iniciativa aún no tiene', 'iniciativas aún no tienen')} responsable`,
  unownedOne: (name, amount, all) => `«${name}», ${amount} de ${all} al año (medidos), aún no tiene responsable`,
  unownedMany: (count, amount, all) =>
    `${decimals(count)} iniciativas, ${amount} de ${all} al año (medidos), aún no tienen responsable`,
  otherOwners: (count) => `${counted(count, 'responsable responde', 'responsables responden')} del resto`,
  measureBy: (month) => `Por medir hasta ${month}`,
  targetBy: (month) => `se fija hasta ${month}`,
  inputsOf: (process) => `Datos de ${process}`,
  withThePlan: 'Introducido con el plan',
  overYears: (value, cost) => `${value} de valor por ${cost} en los años del caso`,
  costsMoreBy: (amount) => `Los costes superan los beneficios en ${amount}`,
  firstToDecide: (decision, next) => `Primera decisión: ${decision}${next === null ? '' : `; después, ${next}`}`,
  losesMost: (decision, amount, by) =>
    `Decisión ${by === null ? 'inmediata' : `hasta ${by}`}: ${decision} (los costes superan los beneficios en ${amount})`,
  thenBudget: (amount, by) => `Después, el primer presupuesto (${amount})${by === null ? '' : ` hasta ${by}`}`,
  toTake: (count, amount, by, savings) =>
    `${counted(count, 'decisión', 'decisiones')} por tomar: el primer presupuesto (${amount}) ha de liberarse${by === null ? '' : ` hasta ${by}`}${savings === null ? '' : ` y abre el camino a ${savings} al año (medidos)`}`,
  someOf: (count, all, from, to) =>
    `${count} de ${all} decisiones ${to === null ? 'ahora' : from === null || from === to ? `hasta ${to}` : `de ${from} a ${to}`}`,
  largestBudget: (isLargest, amount, savings) =>
    savings === null
      ? `el mayor ${isLargest ? 'presupuesto' : 'de estos presupuestos'} es de ${amount}`
      : `el mayor ${isLargest ? 'presupuesto' : 'de estos presupuestos'} (${amount}) abre el camino a ${savings} al año (medidos)`,
  beginningWith: (what) => `la primera, ${what}`,
  columns: {
    body: 'Órgano',
    rhythm: 'Cuándo',
    task: 'Tarea, o qué lo activa',
    area: 'Área',
    today: 'Hoy',
    freed: 'Liberado',
    stays: 'Queda',
    freedWhen: 'Cuándo',
    freedIn: (when) => `en ${when}`,
    freedShare: 'Liberado, %',
    initiative: 'Iniciativa',
    initiatives: 'Iniciativas',
    risk: 'Riesgo',
    likelihood: 'Probab.',
    impact: 'Impacto',
    control: 'Medida',
    owner: 'Responsable',
    duty: 'Obligación',
    whyApplies: 'Por qué puede aplicarse',
    concerns: 'A qué afecta',
    oneOff: 'Único',
    run: 'Recurr./año',
    saves: 'Ahorro anual',
    lastGate: 'Último hito',
    measure: 'Indicador',
    target: 'Objetivo',
    sourceOfToday: 'Origen del dato',
    decision: 'Decisión',
    who: 'Quién',
    by: 'Hasta',
    amount: 'Importe',
    unlocks: 'Qué está en juego',
    status: 'Estado',
  },
  together: 'En conjunto',
  noControl: 'Por acordar',
  toBeNamed: 'Por nombrar',
  now: 'Ahora',
  verdicts: { kept: 'Se cumple', touched: 'Afectada', broken: 'Incumplida', unknown: 'Por confirmar' },
  broken: (quote) => `Tal como está previsto, no se cumple una condición del cliente: «${quote}»`,
  touched: (quote, what) =>
    `Hay que resolver una condición del cliente antes de poner en marcha ${what === 'rest' ? 'el resto del plan' : thePlan(what === 'plan')}: «${quote}»`,
  touchedMany: (count, outOf, quote, by) =>
    `El plan afecta a ${outOf === null ? `las ${count}` : `${count} de ${outOf}`} condiciones del cliente; la primera por resolver${by === null ? '' : ` (${by})`}: «${quote}»`,
  unconfirmed: (quote) => `Una condición del cliente está aún por confirmar: «${quote}»`,
  keepsAll: (quote) => `El plan cumple todas las condiciones del cliente, la primera «${quote}»`,
  whyNow: (quote) => `Los propios documentos del cliente dicen por qué ahora: «${quote}»`,
};
