import { NUMBERS } from '@process-ai/domain/language';
import type { MethodWords } from '../en/method.ts';

const { counted, decimals, listed } = NUMBERS.es;

export const methodWords: MethodWords = {
  assumptions: {
    hoursPerYear: {
      label: 'Horas al año',
      source:
        '2080 = 52 semanas de 40 horas. Horas productivas, descontados vacaciones y festivos: 1776,5 (US Social Security Administration, POMS).',
    },
    loadFactor: {
      label: 'Factor de cargas sociales',
      source:
        '1,00 = solo el salario. 1,43 = 1 ÷ 0,701, ya que los salarios son el 70,1 % de la remuneración en el sector privado (US Bureau of Labor Statistics, ECEC, diciembre de 2019). 1,30 es una hipótesis para empresas con menos prestaciones.',
    },
    currency: {
      label: 'Moneda',
      source: 'Unidad de todos los importes: la del perfil del cliente, o dólares de EE. UU. si no consta.',
    },
    discountRate: {
      label: 'Tasa de descuento',
      source: '10 % anual, una hipótesis a falta del coste de capital de la organización.',
    },
    years: { label: 'Años del caso', source: 'Tres años, el horizonte de los estudios TEI de Forrester.' },
    ramp: {
      label: 'Progresión de los beneficios',
      source:
        'El beneficio completo desde el primer año, una hipótesis. El último valor vale para todos los años siguientes.',
    },
    benefitRisk: {
      label: 'Riesgo en beneficios',
      source: 'Ninguno por defecto, una hipótesis. Rebajar los beneficios por su riesgo sigue el TEI de Forrester.',
    },
    costRisk: {
      label: 'Riesgo en costes',
      source: 'Ninguno por defecto, una hipótesis. Elevar los costes por su riesgo sigue el TEI de Forrester.',
    },
  },
  inputs: {
    implementationCost: {
      label: 'Coste de implantación',
      source: 'Una hipótesis, según la oportunidad más exigente del proceso.',
    },
    annualRunCost: {
      label: 'Coste recurrente anual',
      source: 'Ninguno, una hipótesis hasta que se conozcan licencias, alojamiento y soporte.',
    },
    automationRate: {
      label: 'Tasa de automatización',
      source: 'El 60 % del trabajo, una hipótesis, mientras el proceso no tenga un valor propio.',
    },
    realisation: {
      label: 'Materialización',
      source: 'Todo el ahorro, una hipótesis. Es menor si las horas liberadas no se convierten en dinero.',
    },
  },
  organisation: {
    employees: {
      label: 'Personas',
      source: 'Una hipótesis en lugar de la cifra propia del cliente; todo benchmark depende de ella.',
    },
    employeeCost: {
      label: 'Coste anual por persona',
      source: 'Una hipótesis en lugar de lo que una persona cuesta al cliente.',
    },
  },
  planCosts: {
    label: 'Coste único y recurrente',
    value: (entered, all) =>
      entered === all
        ? `indicado en todas las iniciativas (${decimals(all)})`
        : `indicado en ${decimals(entered)} de ${decimals(all)} iniciativas`,
    source: 'El plan: los costes de cada iniciativa.',
  },
  spreads: {
    volume: 'El año medido puede no ser representativo: el trabajo sube y baja con el negocio.',
    rate: 'Del beneficio bajo, probable y alto de los casos de uso, combinado entre todas las iniciativas; donde no se conoce, de 0,7 a 1,2 veces lo planificado. Las excepciones solo aparecen en la práctica.',
    adoption: 'Una parte del trabajo se sigue haciendo como antes. De la nueva forma no puede hacerse más que todo.',
    cost: 'Los proyectos superan su presupuesto mucho más a menudo de lo que quedan por debajo, y las licencias crecen con el uso.',
    delay: 'Los planes rara vez terminan antes de tiempo: el final depende de datos, aprobaciones y personas.',
  },
  ratePlanned: (rate) => `Parte del trabajo, según lo planificado el ${rate}. `,
  rangeRule:
    'En cada simulación un factor mueve todas las iniciativas a la vez, ya que las estimaciones de un programa suelen errar en el mismo sentido; los cinco factores varían de forma independiente entre sí.',
  roadmapRule:
    'Con un esfuerzo de hasta 2 se puede empezar en los resultados rápidos, con 3 en la ampliación, con más en la transformación. Entre los resultados rápidos va primero lo que más ahorra por su esfuerzo, después lo que más ahorra; luego lo más sencillo y lo más adecuado. Cuando se agota la capacidad de una fase, el resto pasa a la siguiente. Los procesos que aún cambian, o cuyo coste recurrente superaría el ahorro, esperan a la última fase. En un proceso, la automatización va antes que la IA y la IA antes que los agentes, y cada una se ordena junto con lo que depende de ella. Lo que abarca varios procesos espera a que uno haya empezado, como mucho hasta la última fase.',
  title: 'Hipótesis y método',
  follow: (model) => `Los procesos siguen el modelo ${model}.`,
  noneProposed: 'Aún no se han propuesto oportunidades.',
  assumed: 'Lo que nadie ha introducido se supone según se indica aquí.',
  ofSector: 'Hipótesis para este cliente',
  ofProcess: 'Lo que se supone cuando un proceso no tiene cifra propia',
  spreadsTitle: 'Márgenes de variación',
  spreadsTable: 'Cuánto puede desviarse un factor de su valor: hipótesis',
  lowest: 'Mínimo',
  highest: 'Máximo',
  reason: 'Razón',
  formulasTitle: 'Fórmulas en palabras',
  formulasTable: 'Cómo se calculan las cifras',
  formula: 'Fórmula',
  below: 'Un proceso situado por debajo de otro que tiene datos no entra en los totales: su importe ya está en aquel.',
  sources: 'Fuentes.',
  american: (countries) => ` Una cifra de Estados Unidos, supuesta también aquí (${countries}).`,
  sourcesText: {
    measured:
      'Carga de trabajo: documentación de UiPath Automation Hub y ServiceNow LEAP. Factor de cargas: US Bureau of Labor Statistics, ECEC. Horas productivas: US Social Security Administration, POMS.',
    case: 'Cifras plurianuales: definiciones del Total Economic Impact de Forrester.',
    vendors:
      'Orden de proveedores en escala absoluta: Telgen y Timmer 2016. Sensibilidad de los pesos: Triantaphyllou y Sánchez 1997.',
  },
  setBy: (person, day) => `Fijado para este cliente por ${person}, ${day}.`,
  setHere: 'Fijado para este cliente.',
  sectorTable: 'Hipótesis para este cliente',
  inBold: '; en negrita, las que difieren del valor por defecto',
  assumption: 'Hipótesis',
  here: 'Aquí',
  standard: 'Por defecto',
  noneKnown: (amount) => `sin oportunidad ${amount}`,
  someOf: (some, all) => `${decimals(some)} de ${decimals(all)}`,
  inputsTable: 'Valores por defecto de un proceso, y en cuántos de los procesos medidos se supusieron',
  input: 'Dato',
  assumedFor: 'Supuesto en',
  formulas: {
    measured: [
      ['Horas de trabajo', 'Ejecuciones al año × minutos de cada una ÷ 60.'],
      ['Coste de una hora', 'Salario medio × factor de cargas ÷ horas al año.'],
      [
        'Coste actual',
        'Por carga de trabajo: horas de trabajo × coste de una hora. Si faltan ejecuciones o minutos, por capacidad: ETC × salario × factor de cargas. ETC, ejecuciones y minutos nunca se multiplican entre sí.',
      ],
      ['Ahorro previsto', 'Coste actual × tasa de automatización × materialización.'],
      ['Beneficio neto', 'Ahorro previsto menos coste recurrente anual.'],
    ],
    opportunity: [
      [
        'Ahorro de una oportunidad',
        'Su parte de lo que ahorra su proceso, según su beneficio probable. Medido: el proceso tiene cifras propias. Benchmark: el tamaño de la organización, repartido por función y volumen. Nunca se suman.',
      ],
    ],
    case: [
      [
        'Beneficio de un mes',
        'Desde el mes siguiente al fin de una iniciativa: su ahorro ÷ 12 × progresión de ese año desde entonces × (1 − riesgo restado a los beneficios).',
      ],
      [
        'Coste de un mes',
        'Coste único repartido por igual del primer al último mes de una iniciativa, coste recurrente después, cada uno × (1 + riesgo sumado a los costes).',
      ],
      [
        'Recuperación',
        'Meses desde el comienzo del mes 1 hasta que todos los flujos juntos quedan por encima de cero de forma definitiva. Una sola para todo el caso.',
      ],
      [
        'Valor actual neto (VAN)',
        'Beneficios menos costes de cada año ÷ (1 + tasa de descuento) elevado al año; el comienzo no se descuenta.',
      ],
      [
        'Retorno de la inversión',
        '100 × (valor actual de los beneficios − valor actual de los costes) ÷ valor actual de los costes.',
      ],
    ],
  },
  vendorFit: [
    'Encaje de un proveedor',
    '100 × la media ponderada de cuatro partes: ahorro cubierto, oportunidades de IA y de agentes cubiertas por capacidades de IA, oportunidades cubiertas por completo y sector. La escala es absoluta: ningún proveedor cambia los puntos de otro.',
  ],
  deck: {
    title: 'Cada cifra sigue reglas fijas y puede recalcularse en el libro de cálculo',
    source:
      'Fuente: las fórmulas de este blueprint. El libro de cálculo del mismo blueprint las contiene como fórmulas activas.',
    table: 'Cómo se calculan las cifras',
    how: 'Cómo se calcula',
    note: (figure, how, source) => `${figure}: ${how} Fuente: ${source}.`,
    measuredRules: [
      {
        figure: 'Coste actual',
        how: 'Ejecuciones al año × minutos ÷ 60 × salario × cargas ÷ horas al año. Sin ejecuciones o minutos: ETC × salario × cargas. ETC, ejecuciones y minutos nunca se multiplican entre sí.',
        source: 'Carga de trabajo: UiPath Automation Hub, ServiceNow LEAP',
      },
      {
        figure: 'Ahorro',
        how: 'Coste actual × tasa de automatización × materialización. Un proceso por debajo de otro con datos se cuenta en aquel. Una oportunidad ahorra su parte de su proceso.',
        source: 'Como arriba',
      },
    ],
    basisRule: {
      figure: 'Medido, benchmark',
      how: 'Medido: el proceso tiene cifras propias. Benchmark: el tamaño de la organización, repartido por función y volumen; aún sin valorar. Nunca se suman.',
      source: 'Tamaño de la organización; una hipótesis',
    },
    caseRules: [
      {
        figure: 'Caso de negocio',
        how: 'Una iniciativa cuesta del primer al último mes y genera beneficios desde el siguiente, según su progresión y sus riesgos. Recuperación: cuando todos los flujos juntos quedan sobre cero de forma definitiva.',
        source: 'Definición habitual',
      },
      {
        figure: 'VAN, ROI, TIR',
        how: 'Meses sumados por años y descontados; lo anterior al mes 1 no se descuenta.',
        source: 'Forrester TEI',
      },
      {
        figure: 'Sensibilidad',
        how: 'Un solo factor de su P10 a su P90, y dónde lleva el VAN a cero.',
        source: 'Análisis factor a factor',
      },
      {
        figure: 'Rango',
        how: '10.000 simulaciones de volumen, tasa de automatización, adopción, coste y retraso con distribuciones triangulares.',
        source: 'Simulación de Montecarlo',
      },
    ],
    roadmap: {
      figure: 'Hoja de ruta sin plan',
      how: 'Primero lo aceptado, después el mayor ahorro por esfuerzo; en un proceso, automatización antes que IA y esta antes que agentes; con un límite de esfuerzo al mes.',
      source: 'Regla de este método',
    },
    vendorFit: {
      figure: 'Encaje de un proveedor',
      how: 'Suma ponderada de cobertura, cobertura de IA, profundidad y sector, en una escala absoluta de 0 a 100.',
      source: 'Telgen y Timmer 2016; Triantaphyllou y Sánchez 1997',
    },
    own: (hasMeasured) =>
      hasMeasured
        ? 'Volúmenes, tiempos y salarios de los procesos medidos son del propio cliente'
        : 'Ninguna cifra es aún del propio cliente',
    rateAssumed: (rate, some, all, others, defaults) =>
      `La tasa de automatización del ${rate} es una hipótesis en ${some === all ? (all === 1 ? 'el único proceso medido' : `los ${decimals(all)} procesos`) : `${decimals(some)} de los ${decimals(all)} procesos medidos`}; de las otras ${decimals(others)} hipótesis, ${defaults === 0 ? 'todas están fijadas para este cliente' : defaults === others ? 'todas son valores por defecto' : `${counted(others - defaults, 'está fijada', 'están fijadas')} para este cliente y ${counted(defaults, 'es un valor por defecto', 'son valores por defecto')}`}`,
    allDefaults: (own) => `${own}; todas las hipótesis son valores por defecto del método`,
    changed: (own, labels) =>
      `${own}; difieren del valor por defecto: ${listed(labels.map((label) => label.toLowerCase()))}`,
    assumptionsSource: (day) => `Fuente: las hipótesis para este cliente, a ${day}.`,
    assumptionsNote: 'Cada hipótesis es una celda con nombre en el libro de cálculo, y todo depende de ella.',
    assumptionsTable: 'Hipótesis con sus fuentes',
    isDefault: ' (por defecto)',
    defaultIs: (usual) => ` (por defecto: ${usual})`,
    value: 'Valor',
    assumedIn: (some, all) => `supuesto: ${decimals(some)} de ${decimals(all)} medidos`,
  },
};
