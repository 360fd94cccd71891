import { NUMBERS } from '@process-ai/domain/language';
import type { CaseWords } from '../en/case.ts';

const { counted, decimals, listed } = NUMBERS.es;

const processes = (count: number) => counted(count, 'proceso', 'procesos');
const opportunities = (count: number) => counted(count, 'oportunidad', 'oportunidades');
const delivered = (isPlan: boolean) => (isPlan ? 'ejecutado el plan' : 'ejecutada la hoja de ruta');
const instead = (at: string, npv: string, usual: string) => `${at}, el VAN es de ${npv} en lugar de ${usual}.`;

export const caseWords: CaseWords = {
  processes,
  opportunities,
  labels: {
    savings: 'Ahorro anual',
    oneOff: 'Coste único',
    payback: 'Recuperación',
    npv: (years) => `VAN a ${years}`,
  },
  notes: {
    savings: (isPlan, scope, isTime) =>
      `${isTime ? 'en tiempo de trabajo' : 'en gastos de personal'}, una vez ${delivered(isPlan)}; ${scope}`,
    oneOff: (run, atRisk) =>
      `y ${run} al año de coste recurrente${atRisk ? `; único con un ${atRisk.risk} de riesgo: ${atRisk.amount}` : ''}`,
    notByThen: 'para entonces no se recupera',
    npv: (rate, p50) => `al ${rate} anual; P50 simulado ${p50}`,
    noCost: 'aún sin costes introducidos',
    npvUncosted: (rate, p50) => `solo beneficios, antes de costes, al ${rate} anual; P50 simulado ${p50}`,
  },
  scope: (measured, all) => `${decimals(measured)} de ${processes(all)} ${measured === 1 ? 'medido' : 'medidos'}`,
  fromMonth1: 'desde el comienzo del mes 1',
  paidBackIn: (month, start) => `en ${month}, contado desde ${start}`,
  canSave: (client, amount, isPlan, scope) =>
    `${client} puede ahorrar ${amount} al año una vez ${delivered(isPlan)}; ${scope}.`,
  savesNothing: (client) => `Lo previsto para ${client} aún no ahorra nada que esté medido.`,
  worthByBenchmark: (client, count, amount) =>
    `${client} tiene ${count}, que según benchmark valen ${amount} al año; aún no hay nada medido, por lo que no hay caso de negocio.`,
  worthUnknown: (client, count) =>
    `${client} tiene ${count}; aún no hay nada medido, por lo que no hay caso de negocio.`,
  noOpportunity: 'ninguna oportunidad',
  accepted: (count) => counted(count, 'oportunidad aceptada', 'oportunidades aceptadas'),
  stillProposals: (count) =>
    `${opportunities(count)}, ${count === 1 ? 'todavía una propuesta' : 'todas todavía propuestas'}`,
  noneAccepted: (client) => `Nada de lo que aquí se muestra de ${client} está aceptado`,
  allRejected: (client) => `Todas las oportunidades halladas en ${client} fueron rechazadas`,
  noneFound: (client) => `Aún no se han hallado oportunidades en ${client}`,
  undecided:
    'Todavía no hay nada decidido: cada oportunidad que aquí se muestra es una propuesta, y cada cifra, lo que resultaría de ella.',
  paid: {
    figure: 'Ya recuperado',
    note: (open) => `con lo terminado o en marcha; quedan ${open} por liberar`,
    answer: (client, amount, scope) =>
      `${client} puede ahorrar ${amount} al año (${scope}), y lo terminado o en marcha ya paga el plan`,
    worth: (npv, years) => `El plan vale ${npv} a ${years} (VAN), y lo terminado o en marcha ya lo paga`,
    pays: (once, run, open, npv, years, middle) =>
      `Requiere un coste único de ${once}, de los que quedan ${open} por liberar, y ${run} al año de coste recurrente. Lo terminado o en marcha ya lo paga: su valor actual neto (VAN) es de ${npv} a ${years}; ${middle}.`,
    above: 'por encima de cero desde el mes 1, con lo terminado o en marcha',
  },
  pays: (once, run, payback, npv, years, middle) =>
    `Requiere un coste único de ${once} y ${run} al año de coste recurrente, se recupera en ${payback} y tiene un valor actual neto (VAN) de ${npv} a ${years}; ${middle}.`,
  paysNot: (once, run, npv, years, middle) =>
    `Requiere un coste único de ${once} y ${run} al año de coste recurrente, y no se recupera en ${years}: su valor actual neto (VAN) es de ${npv}; ${middle}.`,
  uncosted: (isPlan, npv, years, middle) =>
    `Aún no se ha introducido lo que cuesta ${isPlan ? 'el plan' : 'la hoja de ruta'}, así que no puede determinarse cuándo se recupera: a ${years}, los beneficios por sí solos valen ${npv} (VAN antes de costes); ${middle}.`,
  middle: (runs, p50) => `la mediana de las ${runs} simulaciones (P50) es de ${p50}`,
  seldomReached: (few, npv) =>
    `menos de ${few ? 'una de cada diez simulaciones' : 'la mitad de las simulaciones'} termina en ${npv} o por encima`,
  andSeldom: (middle, seldom) => `${middle}, y ${seldom}`,
  cash: {
    isTime: (amount) =>
      `${amount} al año son tiempo de trabajo que queda libre, no dinero: solo se convierten en dinero donde desaparecen puestos, horas extra o trabajos externos, y el caso no recoge ninguna decisión al respecto.`,
    wouldLeave: (scenario, share, amount, npv) =>
      ` Si el ${share} saliera de la nómina (escenario «${scenario}»), serían ${amount} al año, con un VAN de ${npv}.`,
    leaves: (amount, share) =>
      `${amount} al año son el ${share} del tiempo de trabajo liberado que sale de la nómina; el resto es tiempo para otro trabajo y no está en ninguna cifra.`,
  },
  outside: (once, run) =>
    ` Fuera del caso, el plan requiere otros ${once} de coste único y ${run} al año de coste recurrente.`,
  people: (count) => counted(count, 'persona', 'personas'),
  sizeAssumed: (which, count, cost) =>
    ({
      both: `hipótesis: ${counted(count, 'persona', 'personas')} a ${cost}; no es el tamaño propio del cliente`,
      people: `hipótesis: ${counted(count, 'persona', 'personas')}, no la plantilla propia del cliente, a ${cost}`,
      pay: `${counted(count, 'persona', 'personas')} a ${cost}, un coste que es una hipótesis`,
    })[which],
  scopeMeasured: (measured, by) =>
    `${decimals(measured)} ${by === null ? (measured === 1 ? 'está medido' : 'están medidos') : `${measured === 1 ? 'está' : 'están'} en las cifras ${by === 1 ? 'del único medido' : `de los ${decimals(by)} medidos`}`}`,
  scopeBenchmark: (count, whose, amount, hasCase) =>
    `${decimals(count)} solo ${count === 1 ? 'se conoce' : 'se conocen'} por benchmark: ${amount} al año${hasCase ? ', en ninguna cifra anterior' : ', aceptado o no'} (${whose})`,
  scopeNothing: (count) => `${decimals(count)} no ${count === 1 ? 'tiene' : 'tienen'} ahorro según benchmark`,
  scopeOf: (all, headings, parts) =>
    `De ${processes(all)}${headings > 0 ? `, ${decimals(headings)} solo ${headings === 1 ? 'agrupa' : 'agrupan'} otros; del resto, ` : ': '}${listed(parts)}.`,
  drivers: {
    volume: 'Volumen',
    rate: 'Tasa de automatización',
    adoption: 'Adopción',
    cost: 'Coste',
    delay: 'Retraso',
  },
  ofPlan: (share) => `${share} del plan`,
  noBreakEven: {
    volume: 'Ningún volumen por sí solo lleva el VAN a cero.',
    rate: 'Ninguna tasa de automatización por sí sola lleva el VAN a cero.',
    adoption: 'Ninguna adopción por sí sola lleva el VAN a cero.',
    cost: 'Ningún coste por sí solo lleva el VAN a cero.',
    delay: 'Ningún retraso por sí solo lleva el VAN a cero.',
  },
  holdsLate: (at) => `Se sostiene mientras nada se retrase más de ${at}.`,
  noDelay: 'Solo se sostiene sin ningún retraso.',
  holdsUntil: {
    volume: (at) => `Se sostiene hasta que el trabajo baje al ${at}.`,
    rate: (at) => `Se sostiene hasta que la tasa de automatización baje al ${at}.`,
    adoption: (at) => `Se sostiene hasta que solo el ${at} del trabajo se haga de la nueva forma.`,
    cost: (at) => `Se sostiene hasta que los costes suban al ${at}.`,
  },
  wouldNeed: {
    volume: (at) => `Para el punto de equilibrio haría falta un volumen del ${at}.`,
    rate: (at) => `Para el punto de equilibrio haría falta una tasa de automatización del ${at}.`,
    adoption: (at) => `Para el punto de equilibrio, el ${at} del trabajo tendría que hacerse de la nueva forma.`,
    cost: (at) => `Para el punto de equilibrio, los costes tendrían que bajar al ${at}.`,
  },
  againstPlanned: (at, planned) => `${at} (previsto: ${planned})`,
  mainRisk: {
    volume: (at, npv, usual) =>
      `El factor que más influye en el resultado es el volumen: ${instead(`con el ${at}`, npv, usual)}`,
    rate: (at, npv, usual) =>
      `El factor que más influye en el resultado es la tasa de automatización: ${instead(`con el ${at}`, npv, usual)}`,
    adoption: (at, npv, usual) =>
      `El factor que más influye en el resultado es la adopción: ${instead(`con el ${at}`, npv, usual)}`,
    cost: (at, npv, usual) =>
      `El factor que más influye en el resultado es el coste: ${instead(`con el ${at}`, npv, usual)}`,
    delay: (at, npv, usual) =>
      `El factor que más influye en el resultado es el retraso: ${instead(`con ${at} de retraso`, npv, usual)}`,
  },
  noneOfRuns: 'ninguna',
  allOfRuns: 'todas',
  ofRuns: (share, draws) =>
    share === 'todas'
      ? `en las ${draws} simulaciones`
      : `en ${/\d/.test(share) ? 'el ' : ''}${share} de las ${draws} simulaciones`,
  leftOut: {
    unplanned: (isPlan) => (isPlan ? 'Aceptado, pero en ninguna iniciativa' : 'En ninguna fase'),
    unplannedWhy: (count, isPlan) =>
      `${opportunities(count)} ${isPlan ? 'sin mes o sin responsable' : 'sin sitio en las fases'}`,
    withoutUseCase: 'Medido, sin caso de uso',
    withoutUseCaseWhy: (count) => `ningún caso de uso en ${processes(count)}`,
    afterHorizon: 'Previsto para años posteriores',
    afterHorizonWhy: (count) =>
      `${counted(count, 'iniciativa posterior', 'iniciativas posteriores')} al horizonte del caso`,
    stopped: 'Previsto, pero detenido',
    stoppedWhy: (count) => counted(count, 'iniciativa detenida', 'iniciativas detenidas'),
    undecided: 'Propuesto, sin decidir',
    undecidedWhy: (count) => `${opportunities(count)} sin aceptar ni rechazar`,
    notCosted: 'Previsto, según benchmark',
    notCostedWhy: (count) => `${processes(count)} que solo se ${count === 1 ? 'conoce' : 'conocen'} por benchmark`,
    notPaying: 'No compensa',
    notPayingWhy: (count) =>
      `${counted(count, 'proceso cuyo coste recurrente iguala o supera', 'procesos cuyo coste recurrente iguala o supera')} lo que ahorra${count === 1 ? '' : 'n'}`,
  },
  lower: (label) => `${label.charAt(0).toLowerCase()}${label.slice(1)}`,
  notCounted: (amount, what) => `${amount} al año (${what})`,
  notCountedAll: (parts) => `También medido, pero en ninguna de estas cifras: ${listed(parts)}.`,
  bridge: (inCase, inPlan, planned, more, accepted) =>
    `Ahorro medido al año, redondeado: ${inCase} en el caso${inPlan.map((part) => ` + ${part}`).join('')}${planned ? ` = ${planned} en el plan` : ''}${more.map((part) => ` + ${part}`).join('')}${more.length > 0 ? ` = ${accepted} aceptados` : ''}.`,
  bridgePart: (amount, what) => `${amount} (${what})`,
  scenario: {
    npv: 'Valor actual neto (VAN)',
    p10: 'Simulado, P10',
    p50: 'Simulado, P50',
    p90: 'Simulado, P90',
    gain: 'Simulaciones con VAN positivo',
    payback: 'Recuperación',
    discounted: 'Recuperación descontada',
    roi: 'Retorno de la inversión (ROI)',
    irr: 'Tasa interna de retorno (TIR)',
    noOutlay: 'no definida: ningún año con salida neta',
    noIrr: { none: 'ninguna', several: 'varias' },
    savings: 'Ahorro anual',
    oneOff: 'Coste único',
    run: 'Coste recurrente anual',
  },
  assumptions: (rate, ramp, benefitRisk, costRisk) =>
    `tasa de descuento ${rate}, progresión de los beneficios ${ramp}, ${benefitRisk} restado a los beneficios, ${costRisk} sumado a los costes`,
  allYears: (risk) => (risk === null ? 'En conjunto' : `En conjunto, con un ${risk} de riesgo`),
  yearName: (year) => (year === 0 ? 'Antes' : `Año ${year}`),
  withoutFigure: {
    proposed: (amount) => `${amount} propuestos`,
    nothingAccepted: 'nada aceptado',
    nothingFound: 'nada hallado',
    notCosted: 'sin valorar',
    inParent: 'contado en el superior',
    noUseCase: 'medido, aún sin oportunidad',
    noSavings: 'sin ahorro',
  },
};
