import { NUMBERS } from '@process-ai/domain/language';
import type { WorkbookCaseWords } from '../en/workbook-case.ts';
import { workbookWords } from './workbook.ts';

const { counted, decimals } = NUMBERS.es;
const { sheets } = workbookWords;

export const workbookCaseWords: WorkbookCaseWords = {
  scenarios: {
    subtitle:
      'Lo que puede suponerse en lugar del plan tal como está. El selector de abajo decide qué escenario sigue todo el archivo.',
    low: 'Extremo bajo',
    high: 'Extremo alto',
    atOnce: (isLow) =>
      `Todos los factores de la simulación a la vez en su extremo ${isLow ? 'desfavorable' : 'favorable'}, que se rebasa una vez de cada diez. Menos frecuente que cualquiera de ellos por separado.`,
    says: 'Qué indica',
    parts: {
      volume: 'Volumen',
      rate: 'Tasa de automatización',
      adoption: 'Adopción',
      cost: 'Coste',
      delay: 'Retraso',
      cash: 'Efecto en caja',
      benchmark: 'Cuenta el benchmark',
    },
    onSwitch: 'En el selector',
    heading: 'El escenario vigente',
    switch: 'Selector',
    follows: `Elija otro en esta única celda: iniciativas, cronograma, caso de negocio y «${sheets.summary}» lo siguen.`,
    itsNumber: 'Su n.º',
    inForce: 'Vigente',
    sideBySide: 'Uno junto a otro, al exportar',
    payback: 'Recuperación, meses',
    savings: 'Ahorro anual',
    oneOff: 'Coste único',
    npv: 'VAN',
    npvAt: (share) => `VAN, ${share}`,
    gain: 'Probabilidad de ganancia',
    simulated: (seed, day) =>
      `Valores, simulados con la semilla ${seed} el ${day}; no siguen los cambios de este archivo. Los extremos bajo y alto no se simulan: elíjalos en el selector.`,
  },
  lines: {
    benefits: 'Beneficios',
    oneOff: 'Coste único',
    run: 'Coste recurrente',
    net: 'Flujo de caja neto',
    cumulative: 'Neto, acumulado',
    discounted: 'Neto, descontado',
    discountedCumulative: 'Neto, descontado y acumulado',
    within: 'Dentro de los años del caso',
    factor: 'Factor de descuento',
    sign: 'Signo del último flujo',
    chartYear: 'Año en el gráfico',
    begins: 'Comienza',
    year: 'Año del caso',
    paidBack: 'Supera el cero tras',
    discountedPaidBack: 'Lo mismo, descontado',
    worked: 'Meses trabajados hasta ahora',
    served: 'Meses desde su entrega',
    ramped: 'Meses de beneficio completo hasta ahora',
  },
  signs: '−1, 0 o 1',
  timeline: {
    subtitle:
      'El caso mes a mes, del primer al último mes de cada iniciativa. La columna 0 es todo lo anterior al mes 1. Beneficios y costes son positivos; neto = beneficios menos costes.',
    line: 'Línea',
    total: 'Total',
    all: 'Todas las iniciativas',
    byInitiative: 'Por iniciativa',
  },
  businessCase: {
    subtitle: `Del escenario vigente, por años según «${sheets.timeline}». Beneficios y costes son positivos; neto = beneficios menos costes.`,
    byYear: 'Por años',
    endOfYear: 'Fin del año',
    rateAYear: 'al año',
    times: 'veces',
    rates: 'tasas',
    ofPresentCosts: 'del coste actualizado',
    figures: {
      npv: [
        'Valor actual neto (VAN)',
        'El año 0 es todo lo anterior al mes 1; no se descuenta, y por eso queda fuera de la función VNA.',
      ],
      paybackMonths: [
        'Plazo de recuperación',
        `Desde el comienzo del mes 1 hasta que el flujo acumulado cruza el cero por última vez, en «${sheets.timeline}». Si acaba por debajo, no se recupera.`,
      ],
      discountedPaybackMonths: ['Plazo de recuperación descontado', 'Lo mismo con el valor actual de cada flujo.'],
      roiPercentage: ['Retorno de la inversión (ROI)', 'VAN ÷ valor actual de los costes.'],
      irr: [
        'Tasa interna de retorno (TIR)',
        '«ninguna»: ninguna tasa lleva el VAN a cero. «varias»: más de una lo hace.',
      ],
      presentBenefits: ['Beneficios, valor actual', 'Según su progresión y menos su riesgo.'],
      presentCosts: ['Costes, valor actual', 'Únicos y recurrentes, con su riesgo.'],
      signChanges: [
        'Cambios entre menos y más',
        'Los flujos que cambian de signo una vez tienen exactamente una tasa.',
      ],
      rates: ['Tasas que llevan el VAN a cero', ''],
      firstGuess: ['Valor inicial de la TIR', 'Cerca de la tasa, para que la función la encuentre.'],
      notPaidBack: ['Si no se recupera', 'Lo que figura en lugar de los meses.'],
    },
    lookedFor: (points, first, last) => `Buscadas en ${decimals(points)} puntos en las columnas ${first} a ${last}.`,
    grid: { point: 'u; tasa = 1/u − 2', worth: 'Valor', crossing: 'Cambia de signo después' },
    curve: 'Cuándo se recupera',
    curveHeard: (months) =>
      `Flujo de caja neto acumulado por años, sin descontar y descontado. ${months === null ? 'No se recupera en estos años.' : `Recuperación: ${months}.`}`,
    years: 'Años',
    cumulativeIn: (currency) => `Flujo de caja neto acumulado (${currency})`,
    cumulative: 'Acumulado',
    cumulativeDiscounted: 'Acumulado, descontado',
  },
  simulation: {
    nothing: 'Sin procesos medidos no hay nada que simular.',
    heading: 'Grado de certeza, al exportar',
    note: (seed, day, runs, scenario) =>
      `Valores, no fórmulas: simulados con la semilla ${seed} el ${day}, ${counted(runs, 'simulación', 'simulaciones')}, escenario «${scenario}». No siguen los cambios de este archivo; «${sheets.checks}» indica cuándo han quedado desfasados.`,
    p10: 'VAN, no alcanzado una vez de cada diez (P10)',
    p50: 'VAN, tan probable quedar por debajo como superarlo (P50)',
    p90: 'VAN, superado una vez de cada diez (P90)',
    mean: 'VAN, media',
    gain: 'Probabilidad de un VAN mayor que cero',
    ofRuns: 'de las simulaciones',
    tornado: 'Lo que más influye: cada factor por separado, de su P10 a su P90',
    driver: 'Factor, mayor amplitud primero',
    at: (share) => `En ${share}`,
    npvAt: (share) => `VAN en ${share}`,
    swing: 'Amplitud',
    fromCase: (share) => `Diferencia en ${share}`,
    breakEven: 'Punto de equilibrio',
    chart: 'Lo que más influye en el valor actual neto',
    chartHeard: (largest) =>
      `Tornado: variación del valor actual neto cuando un factor resulta en su P10 o su P90. El mayor: ${largest ?? 'ninguno'}.`,
    change: (currency) => `Variación del valor actual neto (${currency})`,
    atIts: (share) => `En su ${share}`,
  },
};
