import { NUMBERS } from '@process-ai/domain/language';
import type { DeckCaseWords } from '../en/deck-case.ts';

const { counted, listed } = NUMBERS.es;

const touchPoints = (count: number) => counted(count, 'punto de contacto', 'puntos de contacto');
const andMore = (what: string, count: number) => (count > 1 ? `${what} y ${count - 1} más` : what);
const tied = (names: readonly string[]) => (names.length > 3 ? andMore(names[0] ?? '', names.length) : listed(names));

export const deckCaseWords: DeckCaseWords = {
  case: {
    title: (isPlan, npv, isGain, years, payback) =>
      `${isPlan ? 'El plan' : 'La hoja de ruta'} ${isGain ? 'vale' : 'pierde'} ${npv} a ${years} (VAN) y ${payback === null ? 'no se recupera en ese plazo' : `se recupera en ${payback}`}`,
    uncosted: (isPlan, npv, years) =>
      `Los beneficios ${isPlan ? 'del plan' : 'de la hoja de ruta'} valen ${npv} a ${years}, antes de costes: aún no se ha introducido ninguno`,
    noCost: 'Aún sin costes introducidos: no puede determinarse el punto de equilibrio',
    source: (isPlan, assumptions) =>
      `Fuente: ${isPlan ? 'el plan, mes a mes' : 'las fases de la hoja de ruta, mes a mes; aún no hay plan'}; hipótesis: ${assumptions}.`,
    note: 'Cada iniciativa cuesta desde su primer mes hasta el último y genera beneficios desde el siguiente. Valor actual neto: meses sumados por años y descontados; lo anterior al mes 1 no se descuenta. Recuperación: cuando todos los flujos juntos quedan por encima de cero de forma definitiva.',
    alt: (years) => `Beneficios, costes y flujo acumulado de cada año: ${years}.`,
    altYear: (year, parts, cumulative) => `${year} ${parts}, acumulado ${cumulative}`,
    noBreakEven: (years) => `Sin punto de equilibrio en ${years}`,
    breakEven: (when) => `Punto de equilibrio ${when}`,
    table: 'Beneficios y costes de cada año',
    oneOff: 'Único',
    leftOut: (basis) => `Lo que el caso no incluye, al año${basis ? ` (${basis})` : ''}`,
    leftOutTable: 'Lo que el caso no incluye',
    basis: 'Base',
    noWorseScenario: (scenario, npv) => `Ningún escenario queda por debajo de «${scenario}», con un VAN de ${npv}`,
    worstScenario: (npv, worst, scenario, runs) =>
      `En el escenario «${scenario}» el VAN es de ${worst} en lugar de ${npv}${runs === null ? '' : `, y solo el ${runs} de las simulaciones acaba por encima de cero`}`,
    scenariosSource: (count, left) =>
      `Fuente: el mismo plan en ${counted(count, 'escenario', 'escenarios')}, cada uno con su simulación.${left > 0 ? ` ${left} más en el libro de cálculo.` : ''}`,
    asEntered: 'como se introdujo',
  },
  range: {
    source: 'Fuente: el caso de negocio con un solo factor en su P10 y en su P90, y los demás según lo previsto.',
    note: 'Cada barra: lo que el VAN gana o pierde cuando un solo factor resulta en el extremo bajo o alto de su rango, de mayor a menor efecto. Los factores pueden moverse a la vez.',
    tornadoAlt: (npv, drivers) => `Gráfico de tornado del VAN de ${npv}: ${drivers}.`,
    table: 'Cada factor en los extremos de su rango, y el punto de equilibrio',
    p10ToP90: 'P10 a P90',
    npvThen: 'VAN resultante',
    below: 'VAN negativo',
    above: 'VAN positivo',
    runsSource: (draws, seed) =>
      `Fuente: ${draws} simulaciones de volumen, tasa de automatización, adopción, coste y retraso con distribuciones triangulares (hipótesis), semilla ${seed}.`,
    runsNote:
      'P10: una de cada diez simulaciones queda por debajo. P50: la mitad. P90: nueve de cada diez. Con la misma semilla se obtiene el mismo rango.',
    driver: (name, low, likely, high, reason) =>
      `${name} ${low} / ${likely} / ${high} (bajo / probable / alto). ${reason}`,
    mean: (mean) => `Media de todas las simulaciones: ${mean}.`,
    runsOf: (draws) => `Simulaciones, de ${draws}`,
    planned: 'Plan',
    histogramAlt: (p10, p50, p90, gain, planned) =>
      `Histograma del VAN: P10 ${p10}, P50 ${p50}, P90 ${p90}, positivo en el ${gain} de las simulaciones; el plan: ${planned}.`,
    percentiles: { P10: 'un mal resultado', P50: 'el resultado central', P90: 'un resultado favorable' },
    gain: 'de las simulaciones con VAN positivo',
    alwaysLoses: (draws, loss) =>
      `El VAN es negativo en las ${draws} simulaciones; nueve de cada diez pierden más de ${loss}`,
    gains: (share, draws, p10, p90) =>
      `El VAN es positivo en ${share === null ? `las ${draws}` : `el ${share} de las ${draws}`} simulaciones, y queda entre ${p10} y ${p90} en ocho de cada diez`,
    seldomAsPlanned: (share, draws, seldom) =>
      `El VAN es positivo en ${share === null ? `las ${draws}` : `el ${share} de las ${draws}`} simulaciones, pero ${seldom}`,
  },
  journeys: {
    more: (first, all) => ` Los primeros ${first} de ${all} recorridos; los demás están en el documento.`,
    part: (shown, all) =>
      ` Se muestran los puntos de contacto 1 a ${shown} de ${all}; los demás están en el documento.`,
    elsewhere: ' Lo demás que cambia un punto de contacto figura en las notas y en el documento.',
    source: (origin, isMeasured, rest) =>
      `Fuente: ${origin}; ${isMeasured ? 'el plan y los datos de los procesos' : 'la hoja de ruta y el benchmark de los procesos'}.${rest}`,
    note: 'A la izquierda, cómo se vive hoy cada punto de contacto y qué falla en él; a la derecha, lo que lo cambia: las oportunidades contadas de su proceso y de los que dependen de él. Una estrella señala un momento decisivo.',
    name: (name) => `Recorrido: ${name}`,
    heard: (name, stages) => `Recorrido ${name}, hoy y después: ${stages}.`,
    title: (name, by, changed, all) =>
      `«${name}»: ${{ plan: 'el plan', accepted: 'lo aceptado', proposed: 'lo propuesto' }[by]} ${changed === 0 ? 'no ' : ''}${by === 'proposed' ? 'cambiaría' : 'cambia'} ${changed === 0 ? 'ninguno' : changed} de ${touchPoints(all)}`,
    worst: (name, becomes, changed, alike, decided) => {
      if (becomes === 'unplanned')
        return `; lo ${decided ? 'aceptado' : 'propuesto'} para «${name}», el que peor se vive, aún no está en ninguna iniciativa`;
      if (becomes === 'stopped') return `; lo previsto para «${name}», el que peor se vive, está detenido`;
      const one = alike === 1 ? 'el que peor se vive hoy' : `uno de los ${alike} que peor se viven hoy`;
      if (changed === 0) return `, y «${name}» es ${one}`;
      if (becomes === 'stays') return `, pero no «${name}», ${one}`;
      return alike === 1 ? `, entre ellos «${name}», ${one}` : `, entre ellos los ${alike} que peor se viven hoy`;
    },
    hurts: 'Lo que falla hoy',
  },
  vendors: {
    source: (weights, shown, all) =>
      `Fuente: encaje con las oportunidades contadas aquí, 0–100. Pesos: ${weights}. Lo cubierto en parte cuenta la mitad.${shown === null ? '' : ` Los primeros ${shown} de ${all}; los demás están en el libro de cálculo.`}`,
    note: 'Cobertura: parte de las oportunidades que cubre un proveedor, ponderada por su ahorro (por completo = 1, en parte = 0,5). Cobertura de IA: lo mismo con las oportunidades de IA y de agentes, solo por capacidades de IA. Profundidad: parte de las oportunidades cubiertas por completo. Sector: el del proveedor es el del cliente (1), cualquiera (0,5), otro (0).',
    scaleNote:
      'La escala es absoluta: añadir o quitar un proveedor no cambia los puntos de otro. Cuánto está cumplimentado el perfil de un proveedor figura junto a los puntos y no influye en ellos.',
    filled: (name, share) => `${name}: el ${share} del perfil está cumplimentado.`,
    alt: (vendors) => `Barras apiladas del encaje de cada proveedor: ${vendors} de 100 puntos.`,
    table: 'Los proveedores por encaje, y por qué',
    none: 'Ninguno de los proveedores comparados cubre nada de lo que más ahorra',
    best: (names, whole, part, all) =>
      `De lo que más ahorra, ${tied(names)} ${names.length === 1 ? 'es el que más cubre:' : 'son los que más cubren, cada uno'} ${whole > 0 ? `${whole} de ${all} por completo${part > 0 ? `, ${part} en parte` : ''}` : `${part} de ${all}, pero solo en parte`}`,
    open: (title, count) => `; aquí ningún proveedor cubre ${andMore(`«${title}»`, count)}`,
    profilesSource: 'Fuente: los perfiles de los proveedores, comparados con las oportunidades contadas aquí.',
    matrixSource: (shown, all) =>
      `Fuente: etiquetas de capacidad de proveedores y oportunidades. Total = pensado justo para eso; Parcial = capacidad afín o general, o palabras similares; – = ni lo uno ni lo otro.${shown === null ? '' : ` Los primeros ${shown} de ${all} proveedores.`}`,
    matrixNote:
      'Una oportunidad queda cubierta por completo cuando una capacidad, un producto o una capacidad de IA del proveedor hace justo eso; en parte, cuando es afín o general o comparte dos palabras significativas.',
    by: (title, capability, vendor) => `${title}: por «${capability}» de ${vendor}.`,
    aYear: (basis) => (basis === null ? 'Al año' : `Al año, ${basis === 'measured' ? 'medido' : 'benchmark'}`),
    whole: 'Total',
    part: 'Parcial',
    matrix: 'Los proveedores y las mayores oportunidades',
  },
  governance: {
    riskSource: (of, lawNote, hasMain) =>
      `Fuente: ${{ plan: 'el plan', roadmap: 'la hoja de ruta, la comparación de proveedores y los recorridos', laws: 'las normas citadas' }[of]}.${lawNote === null ? (hasMain ? ' Lo más grave primero, con el factor principal del caso.' : ' Lo más grave primero.') : ` ${lawNote}`}`,
    concerns: (duty, reason, control, whom) => `${duty}: ${reason} ${control} Afecta a: ${whom}.`,
    ownersSource: 'Fuente: el plan.',
    owner: (owner, initiatives, lastGate) =>
      `${owner}: ${initiatives}${lastGate === null ? '' : `; último hito ${lastGate}`}.`,
    measures: 'Indicadores del plan',
    measuresTitle: (count, aim) =>
      `${counted(count, 'indicador muestra', 'indicadores muestran')} si el plan funciona${aim ? `: «${aim[0].replace('«', '“').replace('»', '”')}» debe pasar de ${aim[1]} a ${aim[2]}` : ''}`,
    noTarget: (count) => `; ${counted(count, 'no tiene', 'no tienen')} objetivo todavía`,
    decisionsSource: (hasCase) =>
      `Fuente: ${hasCase ? 'el plan, su caso de negocio' : 'la hoja de ruta'}, la comparación de proveedores y los recorridos. Por fecha; los hitos repiten el ahorro de su presupuesto.`,
    decisionsNote: 'Cada decisión se deriva del plan: lo que cuesta, de qué depende y quién lo entrega.',
    decisions: 'Decisiones solicitadas',
  },
  outside: {
    rejected: 'Rechazada',
    allOfProcess: 'Todo el proceso',
    doesNotPay: (run, once) =>
      `No compensa: ${run} al año de coste recurrente${once === null ? '' : `, y ${once} de coste único`}`,
    titleRejected: (count, first, amount) =>
      `ninguna cifra incluye ${counted(count, 'oportunidad rechazada', 'oportunidades rechazadas')}, ${count > 1 ? 'la mayor ' : ''}«${first}» (${amount})`,
    titleLosing: (count, saved, run) =>
      `el caso deja fuera ${counted(count, 'proceso que no compensa', 'procesos que no compensan')}: ahorro de ${saved} al año con ${run} de coste recurrente`,
    afterList: (list, count) =>
      `${list}, y ninguna cifra incluye ${count === 1 ? 'la rechazada' : `las ${count} rechazadas`}`,
    joined: (parts) => parts.join('; y '),
    source: (left, day) =>
      `Fuente: decisiones y datos a ${day}.${left > 0 ? ` ${counted(left, 'más figura', 'más figuran')} en las notas.` : ''}`,
    note: 'Una oportunidad rechazada figura con lo que valdría si solo ella se retomara: las de un mismo proceso comparten su ahorro, por lo que los importes no se suman. Un proceso no compensa cuando su coste recurrente anual iguala lo que ahorra.',
    table: 'Lo que se deja fuera, con lo que ahorraría',
    what: 'Qué',
    wouldSave: 'Ahorraría',
    whyLeftOut: 'Por qué se deja fuera',
  },
};
