import { NUMBERS } from '@process-ai/domain/language';
import type { ListedInDocument } from '../../listed-in-document.ts';
import type { DeckWords } from '../en/deck.ts';

const { counted, decimals, listed } = NUMBERS.es;

const opportunities = (count: number) => counted(count, 'oportunidad', 'oportunidades');
const processes = (count: number) => counted(count, 'proceso', 'procesos');
const initiatives = (count: number) => counted(count, 'iniciativa', 'iniciativas');
const touchPoints = (count: number) => counted(count, 'punto de contacto', 'puntos de contacto');
const more = (count: number) => `y ${decimals(count)} más`;
const done = (decided: boolean) => (decided ? 'aceptado' : 'propuesto');
const thePlan = (isPlan: boolean) => (isPlan ? 'el plan' : 'la hoja de ruta');
const behind = { measured: 'medido', benchmark: 'según benchmark' };
const ofSum = { accepted: 'aceptados', proposed: 'propuestos', benchmark: 'según benchmark' };

const inFiles = (all: number, inDocument: ListedInDocument) =>
  ({
    all: `las ${decimals(all)} en el documento y en el libro de cálculo`,
    figures: `las que tienen cifra en el documento, las ${decimals(all)} en el libro de cálculo`,
    none: `las ${decimals(all)} en el libro de cálculo`,
  })[inDocument];

export const deckWords: DeckWords = {
  sections: {
    answer: 'La respuesta',
    situation: 'Situación',
    value: 'Valor',
    plan: 'Plan',
    case: 'Caso de negocio',
    people: 'Personas',
    customers: 'Clientes',
    vendors: 'Proveedores',
    risks: 'Riesgos',
    decisions: 'Decisiones',
    appendix: 'Anexo',
  },
  others: (count) => `${count} más`,
  shownOf: (shown, all) => `${decimals(shown)} de ${decimals(all)}; todas las filas están en el documento.`,
  goesOn: (title, from, to) => `${title} (${from === to ? to : `${from} a ${to}`})`,
  agenda: {
    title: (chapters) => `Cada capítulo en una frase: ${listed(chapters.map((name) => name.toLowerCase()))}`,
    source: 'Fuente: las diapositivas siguientes; cada capítulo con lo que dice la principal de las suyas.',
    note: 'Quien tenga cinco minutos necesita la diapositiva anterior y las decisiones. Los demás capítulos muestran en qué se apoya cada cifra.',
    table: 'Capítulos de la presentación',
    chapter: 'Capítulo',
    says: 'Qué dice',
    slides: 'Diap.',
  },
  cover: {
    note: (sector, day, model) => `Blueprint de ${sector}, a ${day}. Modelo de referencia: ${model}.`,
    inWorkbook:
      'Cada cifra de esta presentación está en el libro de cálculo del mismo blueprint, donde puede seguirse su fórmula y cambiarse sus datos.',
    nothingChosen: 'Aún no se ha elegido ningún proceso para este blueprint.',
  },
  value: {
    name: { measured: 'ahorro medido', benchmark: 'ahorro según benchmark' },
    note: (decided, isPlan) =>
      `Ahorro medido: el coste actual de un proceso × su tasa de automatización × su materialización, repartido entre sus oportunidades y contado una sola vez. Todo lo ${done(decided)}, esté o no en el plan: el caso de negocio cuenta lo que aporta ${thePlan(isPlan)}.`,
    benchmarkNote: (count) =>
      `Ahorro según benchmark: la suma de lo que ${count === 1 ? 'aporta la única oportunidad' : `aportan las ${decimals(count)} oportunidades`} sobre lo que cuestan sus procesos según el tamaño de la organización. Aún no hay ningún proceso medido.`,
    source: (withFigures, all) =>
      `Fuente: ${decimals(withFigures)} de ${processes(all)}, medidos; datos tal como se introdujeron, el resto según las hipótesis del anexo.`,
    benchmarkSource: (whose) =>
      `Fuente: benchmark según el tamaño de la organización (${whose}); aún no hay nada medido.`,
  },
  summary: {
    savesNothing: (client, count) => `Lo previsto para ${client} aún no ahorra nada que esté medido; tiene ${count}`,
    byBenchmark: (client, count, amount) =>
      `${client} tiene ${count}, que según benchmark valen ${amount} al año; aún no hay nada medido`,
    toWeigh: (client, count) => `${client} tiene ${count} por evaluar; aún no hay nada medido`,
    earnsBack: (client, amount, scope, isPlan, payback) =>
      `${client} puede ahorrar ${amount} al año (${scope}) y recupera lo que cuesta ${thePlan(isPlan)} en ${payback}`,
    earnsNotBack: (client, amount, scope, isPlan, years) =>
      `${client} puede ahorrar ${amount} al año (${scope}), pero no recupera lo que cuesta ${thePlan(isPlan)} en ${years}`,
    uncosted: (client, amount, scope, isPlan) =>
      `${client} puede ahorrar ${amount} al año (${scope}); aún no se ha introducido lo que cuesta ${thePlan(isPlan)}`,
    byBenchmarkLabel: 'Según benchmark, al año',
    byBenchmarkNote: 'Por el tamaño de la organización, sin medir',
    opportunities: (decided) => (decided ? 'Oportunidades aceptadas' : 'Oportunidades propuestas'),
    inProcesses: (some, all) => `en ${decimals(some)} de ${processes(all)}`,
  },
  situation: {
    source:
      'Fuente: documentos del cliente, citados; cada condición contrastada con iniciativas, meses y cifras del plan.',
    known: 'Lo que se sabe de la empresa',
    factsSource: 'Fuente: perfil y datos de proceso de la empresa, la biblioteca de procesos y los recorridos.',
    ownWords: 'En palabras del cliente',
    checked: 'Condiciones, contrastadas con el plan',
    toKeep: 'Qué hay que respetar',
  },
  landscape: {
    unknown: (client) => `Aún no se sabe dónde está el ahorro de ${client}: no hay nada valorado`,
    note: (across) =>
      `Cada fila es un área del mapa de procesos; cada casilla, una parte de ella según los dos primeros niveles de su código. El color sube en seis tramos iguales hasta la casilla mayor, y cada casilla lleva su cifra. Lo que corresponde al área misma figura como «${across}».`,
    map: 'Mapa de calor',
    mapAlt: (areas) => `Mapa de calor de las áreas según su importe anual. ${areas}.`,
    legend: (hatched, proposed) =>
      `Más oscuro = más al año${hatched ? '; rayado = sin valorar' : ''}. En cada casilla: su importe anual y cuántas oportunidades.${proposed === null ? '' : ` Donde nada está aceptado: lo propuesto, ${proposed.isAll ? `${proposed.all} al año en total` : `${proposed.shown} de ${proposed.all} al año; el resto, junto a lo aceptado`}.`}`,
    processes,
    all: (area, total, sum) => `«${area}» reúne todos los ${total} al año ${ofSum[sum]}`,
    two: (first, share, total, sum, second, rest) =>
      `«${first}» reúne el ${share} de los ${total} al año ${ofSum[sum]}; «${second}», el otro ${rest}`,
    several: (first, share, total, sum, others, both) =>
      `«${first}» reúne el ${share} de los ${total} al año ${ofSum[sum]}; junto con ${listed(others.map((name) => `«${name}»`))}, el ${both}`,
  },
  types: {
    carries: { automation: 'La automatización aporta', ai: 'La IA aporta', agentic: 'Los agentes aportan' },
    inSentence: { automation: 'la automatización', ai: 'la IA', agentic: 'los agentes' },
    title: (carries, share, total, sum, next) =>
      `${carries} el ${share} de los ${total} al año ${ofSum[sum]}; ${next.join(', y ')}`,
    part: (type, share) => `${type}, el ${share}`,
    all: (total, sum, type) => `Todos los ${total} al año ${ofSum[sum]} provienen de un tipo: ${type}`,
    sharedNote: 'El ahorro de un proceso se reparte entre sus oportunidades según su beneficio probable.',
    ownNote: 'Cada oportunidad cuenta en su propio tipo.',
    tableNote: 'La tabla cuenta oportunidades y el mismo ahorro; lo medido y el benchmark nunca se suman.',
    series: (name, currency) => `${name}, ${currency} al año`,
    alt: (name, parts) => `Gráfico de barras: ${name} al año por tipo: ${parts}.`,
    table: 'Oportunidades por tipo',
    number: 'Número',
    measured: 'Medido',
    byBenchmark: 'Benchmark',
    effort: 'Esfuerzo, 1–5',
  },
  people: {
    keep: (decided, share, rest) =>
      `Una vez hecho todo lo ${done(decided)}, las personas conservan el ${share} del trabajo medido de hoy según su coste; ${rest}`,
    source: (measured, decided, journeys) =>
      `Fuente: coste actual y ahorro de ${counted(measured, 'proceso medido', 'procesos medidos')}, una vez hecho todo lo ${done(decided)}; puntos de contacto de ${counted(journeys, 'recorrido', 'recorridos')}.`,
    note: 'Por área: ahorro medido por tipo, esté o no en el plan, en porcentaje de su coste actual. Lo que no se ahorra es el trabajo que sigue en manos de personas: excepciones, criterio y todo lo que dejan fuera la tasa de automatización o la materialización.',
    touchPointNote:
      'Un punto de contacto es de persona, de agente de IA o mixto (un agente prepara, una persona decide); automatizado donde no atiende ninguno, sin cambios donde no se hace nada.',
    alt: (areas) => `Barras apiladas del trabajo de hoy por área, en porcentaje: ${areas}.`,
    serve: (count, decided) =>
      `En los recorridos, quién atiende al cliente en ${touchPoints(count)} con lo ${decided ? 'aceptado' : 'propuesto'}`,
    table: 'Puntos de contacto según quién atiende al cliente',
    servedBy: 'Atiende',
    touchPoints: 'Contactos',
    share: 'Parte',
    stays: 'Trabajo humano',
    machines: (share) => `la IA y los agentes asumen el ${share}`,
    automation: (share) => `la automatización asume el ${share}`,
    nothing: 'para el resto no hay ninguna oportunidad',
    workSource:
      'Fuente: datos de los procesos y caso de negocio. Tiempo para otras tareas: no se promete ninguna reducción de plantilla.',
    workTable: 'El trabajo de hoy y el liberado, por área',
  },
  opportunities: {
    source:
      'Fuente: partes del ahorro de los procesos, medido o según benchmark (S, M, L: parte del coste de personal). Esfuerzo: 1 (días, un equipo) a 5 (un programa propio).',
    sourceOrdered:
      'Fuente: partes del ahorro de los procesos, medido o según benchmark (S, M, L: parte del coste de personal), de mayor a menor. Esfuerzo: 1 (días) a 5 (un programa).',
    note: 'Ahorro de una oportunidad: su parte de lo que ahorra su proceso. Medido = con los datos del proceso; benchmark = por el tamaño de la organización, según función y volumen. Nunca se suman.',
    table: 'Las oportunidades que más ahorran',
    noneCosted: (first) =>
      `Lo que ahorran las oportunidades aún no está valorado${first === null ? '' : `: «${first}» encabeza la lista`}`,
    one: (saved) => `La única oportunidad ahorra ${saved}`,
    byBenchmark: (count) => `${count} solo ${count === 1 ? 'se conoce' : 'se conocen'} por benchmark`,
    otherWays: (count) => `${count} ${count === 1 ? 'compensa' : 'compensan'} por otras vías distintas del ahorro`,
    inParent: (count) => `${count} ${count === 1 ? 'ya cuenta' : 'ya cuentan'} en su proceso superior`,
    noSavings: (count) => `${count} no ${count === 1 ? 'ahorra' : 'ahorran'} nada con los datos introducidos`,
    notCosted: (count) => `${count} ${count === 1 ? 'está' : 'están'} sin valorar`,
    half: (name, others, count, share, saved) =>
      `${name === null ? `${decimals(others + 1)} de ${decimals(count)} oportunidades` : `«${name}»${others > 0 ? ` y ${decimals(others)} más` : ' sola'}, de ${decimals(count)} oportunidades,`} ${others > 0 ? 'reúnen' : 'reúne'} el ${share} de los ${saved}`,
    kinds: { accepted: 'aceptadas', proposed: 'propuestas', undecided: 'propuestas y sin decidir' },
    leftOut: (from, all, inDocument) =>
      `${from === all ? `La oportunidad ${decimals(all)} no se muestra` : `Las oportunidades ${decimals(from)} a ${decimals(all)} no se muestran`} aquí: se recogen ${inFiles(all, inDocument)}.`,
    goesOn: (from, to, all, inDocument) =>
      `${from === to ? `La oportunidad ${decimals(to)} está` : `Las oportunidades ${decimals(from)} a ${decimals(to)} están`} en el anexo${to === all ? '' : `; ${inFiles(all, inDocument)}`}.`,
    listAll: (count, kind, saved) =>
      count === 1
        ? `La única oportunidad (${kind}) puede ahorrar ${saved}`
        : `Las ${decimals(count)} oportunidades ${kind} pueden ahorrar ${saved}`,
    listPart: (from, to, count, kind, saved, total) =>
      `${from === to ? `La oportunidad ${to} de las ${decimals(count)} ${kind} reúne` : `Las oportunidades ${from} a ${to} de las ${decimals(count)} ${kind} reúnen`} ${saved}${total === null ? '' : ` de los ${total}`}`,
    each: (least, most) => (most === null ? `, ${least} cada una` : `, de ${least} a ${most} cada una`),
    largestIs: (amount, process) => `, la mayor de ellas (${amount}) en «${process}»`,
    listOther: (from, to, count, kind) =>
      `${from === to ? `La oportunidad ${to} de las ${decimals(count)} ${kind} no aporta` : `Las oportunidades ${from} a ${to} de las ${decimals(count)} ${kind} no aportan`} ahorro monetario propio`,
    listNote:
      'La descripción y las razones de cada oportunidad están en el libro de cálculo y en el documento del mismo blueprint.',
    listTable: (from, to, kind) => `Oportunidades ${from} a ${to}, ${kind}`,
  },
  priorities: {
    source: (years, isParted) =>
      `Fuente: el caso de negocio a ${years}, en valor actual; escalas de raíz cuadrada. Burbuja mayor: más trabajo liberado. Valor neto: valor menos coste.${isParted ? ' Líneas: media.' : ''}`,
    hidden: {
      all: (parts) => `No se muestran: ${parts}`,
      left: (count) => `${count} más (en el documento)`,
      delivered: (count) => counted(count, 'terminada', 'terminadas'),
      stopped: (count) => counted(count, 'detenida', 'detenidas'),
      outside: (count) => `${count} fuera del caso`,
    },
    note: (name, quadrant, value, cost, fte) => `${name}: ${quadrant}, valor ${value}, coste ${cost}, libera ${fte}.`,
    map: 'Prioridades',
    mapAlt: (rows) => `Mapa de coste y valor. ${rows}.`,
    row: (name, quadrant, value, cost) => `${name}: ${quadrant}, ${value} por ${cost}`,
    bubble: (name, cost, value, fte) => `${name}: coste ${cost}, valor ${value}, libera ${fte}`,
    label: (value, cost, fte) => `${value} por ${cost}, ${fte}`,
    loses: 'Cuesta más de lo que aporta',
    value: 'Valor',
    netValue: 'Valor neto',
    cost: 'Coste',
    byEffort: {
      title: (name, others, held, total, sum) =>
        `«${name}»${others > 0 ? ` y ${others} más ahorran` : ' ahorra'} lo que más con poco esfuerzo: ${held} de ${total} al año (${ofSum[sum]})`,
      most: (name, amount, effort) =>
        `«${name}» es lo que más ahorra, ${amount} al año, con un esfuerzo de ${effort} sobre 5`,
      source: (left) =>
        `Fuente: lo que ahorra cada oportunidad al año y su esfuerzo, de 1 (días, un equipo) a 5 (un programa propio); divididos por la parte igual del ahorro y por encima de un esfuerzo de 2; escalas de raíz cuadrada.${left > 0 ? ` ${left} más en el documento.` : ''}`,
      note: 'Mientras no se midan costes y volúmenes, el esfuerzo hace las veces del coste.',
      label: (value, effort) => `${value} al año, esfuerzo ${effort}`,
    },
  },
  plan: {
    worth: (cost, savings, outside) =>
      `: coste único de ${cost} para ${savings} al año${outside === null ? '' : `, y otros ${outside} fuera del caso`}`,
    uncosted: (savings) => `: ${savings} al año, aún sin costes introducidos`,
    opens: (name, span, count) => `Con «${name}» empieza el trabajo en ${initiatives(count)} a lo largo de ${span}`,
    source: (left, stopped, marks) =>
      `Fuente: el plan. Ahorro con todo en marcha. Barras claras: fuera del caso.${marks.gates ? ' Rombo: hito.' : ''}${marks.lines ? ' Línea: dependencia' : ''}${marks.lines && marks.early ? `; «${marks.early}» no espera` : ''}${marks.lines ? '.' : ''}${left > 0 ? ` ${left} más en el documento.` : ''}${stopped > 0 ? ` ${counted(stopped, 'iniciativa detenida', 'iniciativas detenidas')}.` : ''}`,
    note: 'Una iniciativa cuesta desde su primer mes hasta el último y genera beneficios desde el siguiente. El ahorro medido está en el caso de negocio; lo que aún no está valorado es un benchmark y no se suma a nada.',
    name: 'Plan',
    gantt: (rows) => `Diagrama de Gantt. ${rows}.`,
    noOwner: 'responsable por nombrar',
    toBeNamed: 'por nombrar',
    onceAndRun: (once, run) => `coste único ${once}, recurrente ${run} al año`,
    gate: (gate) => `hito: ${gate}`,
    waits: (names) => `depende de ${names}`,
    notInCase: (why) => `fuera del caso: ${why}`,
    gateName: (gate) => `Hito: ${gate}`,
    all: (count) => (count === 1 ? 'La única iniciativa' : `Las ${initiatives(count)}`),
  },
  roadmap: {
    source: (effort, later) =>
      `Fuente: aún sin plan de iniciativas; oportunidades por ahorro y esfuerzo; se suponen ${effort} puntos de esfuerzo al mes.${later > 0 ? ` ${counted(later, 'oportunidad espera', 'oportunidades esperan')} sitio tras la última fase.` : ''}`,
    standIn: 'Aún no hay un plan de iniciativas: las fases ocupan su lugar, también en el caso de negocio.',
    savings:
      'El ahorro de una fase es el de sus oportunidades, cada una con su parte de lo que ahorra su proceso; lo medido y el benchmark nunca se suman.',
    later: (titles, others) => `Más adelante: ${titles}${others > 0 ? `; ${more(others)}` : ''}.`,
    notCosted: (wave, count, from, to) =>
      `${wave}: ${opportunities(count)} en los meses ${from} a ${to}; ningún ahorro está valorado`,
    first: (wave, basis) => `La fase «${wave}» va primero, sin ahorro ${behind[basis]}; `,
    brings: (wave, amount, basis, month) =>
      `La fase «${wave}» aporta ${amount} al año (${basis === 'measured' ? 'medidos' : behind.benchmark}) desde el mes ${month}`,
    reach: (waves, amount, span) => `; ${waves} fases llegan a ${amount} en ${span} meses`,
    wave: (name, from, to) => `${name}: meses ${from}–${to}`,
    sum: (amount, count) => [amount, opportunities(count)].filter(Boolean).join(' · '),
    effort: (effort, capacity) => `Esfuerzo ${effort} de ${capacity} puntos`,
    more: (count) => `… ${more(count)} en el libro de cálculo`,
  },
};
