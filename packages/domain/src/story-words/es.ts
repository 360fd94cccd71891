import { NUMBERS } from '../language.ts';
import type { StoryWords } from './en.ts';

const { counted, decimals, listed } = NUMBERS.es;

const opportunities = (count: number) => counted(count, 'oportunidad', 'oportunidades');
const WAVES: Record<string, string> = {
  'Quick wins': 'Resultados rápidos',
  'Build out': 'Ampliación',
  Transform: 'Transformación',
};

export const SPANISH: StoryWords = {
  scenarios: {
    'capacity-kept': {
      name: 'Capacidad conservada',
      description:
        'Todo según lo previsto. Todo el trabajo liberado cuenta como valor: las personas lo dedican a otras tareas.',
    },
    'cash-released': {
      name: 'Ahorro en caja',
      description:
        'La mitad del trabajo liberado reduce el coste de personal, una hipótesis; la otra mitad no se cuenta.',
    },
  },
  areas: { all: 'Todos los procesos', across: 'Común al área' },
  wave: (name) => WAVES[name] ?? name,
  waveFrom: (month) => `Desde ${month}`,
  months: (from, to) => `Meses ${from}–${to}`,
  inSentence: (when) => when.replace('Meses', 'meses'),
  span: (from, to) => `${from} a ${to}`,
  monthOfPlan: (month) => `mes ${month}`,
  situation: {
    unknown: 'El plan no lo dice; por confirmar.',
    noWork: 'Aún no se ha medido el trabajo del plan; por confirmar.',
    timeForOther: (fte) =>
      `El plan libera trabajo equivalente a ${fte} ETC. Se cuenta como tiempo para otras tareas: la condición se cumple mientras esas tareas estén definidas y se rompe si el trabajo liberado reduce la plantilla.`,
    offPayroll: (fte) =>
      `El plan libera trabajo equivalente a ${fte} ETC, y su caso de negocio descuenta una parte del coste de personal.`,
    offPayrollOfWhom: (fte) =>
      `El plan libera trabajo equivalente a ${fte} ETC, y su caso de negocio descuenta una parte del coste de personal: hay que acordar a quién afecta a la luz de esta condición.`,
    unnamed: (about) => `Ningún título del plan menciona ${about}; por confirmar.`,
    limit: (title, alone, limit, into, begins) =>
      `«${title}» ${alone ? 'actuaría aquí por sí sola' : 'interviene en ello'}: ${limit === null ? 'hay que fijar el límite' : `hay que incorporar el límite de ${limit}${into && ` en ${into}`}`} antes de ${begins === null ? 'su puesta en marcha' : `que empiece el trabajo (${begins})`}.`,
    stays: (text) => ` Sigue en manos de personas: ${text}`,
    first: (name, when) => `«${name}» empieza primero (${when})`,
    waveSaysNothing: (about) => `, y nada indica qué parte empieza por ${about}.`,
    initiativeSaysNothing: (about) => `, y nada en ella indica que empiece por ${about}.`,
    later: (name, when) => `; «${name}» viene después (${when}).`,
    neverNamed: (about) => `; nada en el plan menciona ${about}.`,
    above: (cost) => `El plan tiene un coste único de ${cost}, por encima del límite.`,
    notAll: (cost) => `El plan tiene un coste único de ${cost}, y no todo tiene aún un coste.`,
    within: (cost) => `El plan tiene un coste único de ${cost}, dentro del límite.`,
    hosting: 'Depende del proveedor y de dónde se aloje: debe fijarse en el contrato.',
  },
  decisions: {
    decide: (count) =>
      count === 1 ? 'Aceptar o rechazar la única propuesta' : `Aceptar o rechazar ${decimals(count)} propuestas`,
    decideWhy: 'solo lo aceptado se planifica y cuenta',
    measure: (count) =>
      `Medir ${count === 1 ? 'un proceso' : `${count} procesos`}: casos al año, minutos por caso, personas y salarios`,
    quoted: (name) => `«${name}»`,
    andMore: (names, more) => `${names} y ${more} más`,
    review: (name, runs) =>
      runs
        ? `Revisar «${name}», ya en marcha, o detenerla`
        : `Revisar «${name}» antes de liberar su presupuesto, o descartarla`,
    reviewMany: (count) => `Revisar las ${count} iniciativas que cuestan más de lo que aportan, o descartarlas`,
    release: (name) => `Liberar el presupuesto de «${name}»`,
    releaseMany: (count, turn) =>
      `Liberar el presupuesto de las ${count} iniciativas que ${{ first: 'empiezan primero', next: 'empiezan a continuación', later: 'siguen' }[turn]}`,
    releaseWaves: (names, isFirst) =>
      names.length > 1
        ? `Liberar el presupuesto de las fases ${names.map((name) => `«${name}»`).join(' y ')}, que ${isFirst ? 'empiezan primero' : 'siguen'}`
        : `Liberar el presupuesto de la fase «${names.join('')}»`,
    beginsFirst: (name, month) => `de ellas, «${name}» empieza primero (${month})`,
    planner: 'Nombrar a quien convierta la hoja de ruta en un plan con responsables, meses y costes',
    plannerWhy: 'ninguna fase tiene aún responsable ni coste propio',
    nameOwner: (name) => `Nombrar al responsable de «${name}»`,
    nameOwners: (count) => `Nombrar un responsable para cada una de las ${count} iniciativas que no lo tienen`,
    ownerWhy: 'nadie responde aún de ella',
    placeFar: (name) => `Empezar «${name}» dentro de los años del caso o retirarla del plan`,
    placeFarMany: (count) => `Empezar ${count} iniciativas dentro de los años del caso o retirarlas del plan`,
    farWhy: (when, years) =>
      `prevista para ${when}, después de los ${years} años del caso; hasta entonces no cuenta en ninguna cifra`,
    gate: (name) => `Continuar con «${name}» o detenerla`,
    gateText: (gate) => `hito: ${gate}`,
    counsel: 'Pedir a la asesoría jurídica y a protección de datos que confirmen los avisos del registro',
    touches: (count, laws) =>
      count === 0 ? laws : `${counted(count, 'iniciativa afecta a', 'iniciativas afectan a')} ${laws}`,
    invite: (best, second) => `Invitar a ${second ? `${best} y a ${second}` : best} a demostrarlo con un caso real`,
    fitsBest: (best, second) =>
      second
        ? `Son los que mejor encajan, con ${best} y ${second} de 100 puntos`
        : `Es el que mejor encaja, con ${best} de 100 puntos`,
    standBehind: 'Nombrar a la persona responsable de cada agente que atiende por sí solo a un cliente',
    moments: (count, first) => `${counted(count, 'momento decisivo', 'momentos decisivos')}, primero «${first}»`,
  },
  planRisks: {
    carries: (risk, share) => `${risk}; de esta iniciativa depende el ${share} del ahorro del plan`,
    gate: (gate) => `Su hito: ${gate}`,
    unowned: (when) => `Nadie responde de ella (${when})`,
    name: (month) => `Nombrar un responsable a más tardar en ${month}`,
    nameNow: 'Nombrar ya un responsable',
    waits: (names) =>
      `Depende de ${listed(names.map((name) => `«${name}»`))}: si ${names.length === 1 ? 'esa' : 'una'} se retrasa, también ella`,
    watch: 'Revisar sus fechas cada mes en el comité de dirección y mover a tiempo el propio comienzo',
    benchmark: (assumed) =>
      assumed === null
        ? 'Todo el ahorro se reparte desde la masa salarial, sin medir: ningún proceso tiene seguro su importe'
        : `Ningún ahorro está medido: todo depende de un tamaño supuesto de ${assumed} personas, y con la mitad es la mitad`,
    measure: 'Medir los procesos con más ahorro antes de pedir ningún presupuesto',
    unplanned: 'Ninguna fase tiene responsable ni coste propio: lo que no es de nadie quizá no empiece',
    plan: 'Fijar responsables, meses y costes antes de pedir ningún presupuesto',
    unserved: (count) =>
      count === 1
        ? 'El único proveedor comparado no cubre bastante del trabajo: quizá haya que desarrollarlo'
        : `Ninguno de los ${count} proveedores comparados cubre bastante del trabajo: quizá haya que desarrollarlo`,
    build: 'Comparar más proveedores, o estimar un desarrollo propio, antes de liberar un presupuesto',
    alone: (name) =>
      `Un agente de IA atiende por sí solo al cliente en «${name}», donde más importa: un error ahí resta confianza`,
    standBehind: 'Nombrar a una persona que responda del agente y asuma los casos dudosos',
    movesMost: (risk) => `${risk}; es el factor que más influye en el resultado`,
    drivers: {
      volume: {
        risk: (at) => `El volumen queda en el ${at} del plan (en uno de cada diez casos)`,
        control: 'Contar los casos cada mes y ajustar a ellos las iniciativas posteriores',
      },
      rate: {
        risk: (at) => `La tasa de automatización queda en el ${at} (en uno de cada diez casos)`,
        control: 'Medir la tasa en la primera iniciativa antes de liberar el siguiente presupuesto',
      },
      adoption: {
        risk: (at) => `Solo el ${at} del trabajo se hace de la nueva forma (en uno de cada diez casos)`,
        control: 'Formar a los equipos antes de empezar; medir cada mes la parte hecha de la nueva forma',
      },
      cost: {
        risk: (at) => `El coste llega al ${at} del plan (en uno de cada diez casos)`,
        control: 'Pedir ofertas a precio cerrado antes de liberar cada presupuesto',
      },
      delay: {
        risk: (at) => `Todo se retrasa ${at} meses (en uno de cada diez casos)`,
        control: 'Fijar una fecha para cada hito, de la que dependen los presupuestos posteriores',
      },
    },
  },
  measures: { handlingTime: (process) => `Tiempo de gestión de «${process}»`, minutes: 'min' },
  ratingRule: (high, medium, material) =>
    `El impacto es la parte del ahorro del plan que aporta la iniciativa (alto desde el ${high}, medio desde el ${medium}). La probabilidad se estima según el tipo de trabajo de mayor riesgo que supone al menos el ${material} de la iniciativa: baja con reglas, media con modelos de IA, alta con agentes; baja si espera a otra, media si empieza antes de que esta termine o no tiene responsable. Para todo el plan: baja para un factor, según la parte del VAN que se lleva; media para ahorros sin medir, oleadas sin responsables o falta de un proveedor adecuado; alta para una pérdida o un agente que actúa solo, según la parte afectada.`,
  laws: {
    annexIII: (heading) => `Reglamento de IA, anexo III: ${heading}`,
    highRisk:
      'Determinar antes de desarrollarlo si es de alto riesgo. En tal caso: gestión de riesgos, gobernanza de datos, registros, supervisión humana e inscripción en la base de datos de la UE.',
    counselSettles: (how) => `Antes de desarrollarlo, la asesoría jurídica aclara qué normas se aplican. ${how}`,
    employment: {
      law: 'empleo',
      reason: 'Ayuda a elegir o evaluar a personas, o a repartirles el trabajo.',
      general: 'Igualdad de trato en el trabajo',
      settle: 'Comprobar que los resultados no discriminan; decide una persona y se llevan registros.',
    },
    services: {
      law: 'servicios esenciales',
      reason:
        'Ayuda a decidir sobre créditos, seguros de vida o de salud, prestaciones públicas o llamadas de emergencia.',
      general: 'Decisiones justas sobre créditos, coberturas y prestaciones',
      settle: 'Poder motivar cada denegación y comprobar que los resultados no son injustos; decide una persona.',
    },
    education: {
      law: 'educación',
      reason: 'Ayuda a decidir sobre admisiones, calificaciones o conductas en los exámenes.',
      general: 'Igualdad de trato en la educación',
      settle: 'Comprobar que los resultados no discriminan; decide una persona y cabe recurso.',
    },
    infrastructure: {
      law: 'infraestructuras críticas',
      reason:
        'Puede actuar como componente de seguridad del tráfico o del suministro de agua, gas, calefacción o electricidad.',
      general: 'Seguridad del suministro y del tráfico',
      settle: 'Pruebas, funcionamiento sin el sistema y una persona que pueda detenerlo.',
    },
    biometrics: {
      law: 'biometría',
      reason: 'Identifica o clasifica a personas por su cuerpo o su conducta.',
      general: 'Datos biométricos',
      settle: 'Consentimiento u otra base jurídica para los datos; plazos de conservación y borrado fijados.',
    },
    enforcement: {
      law: 'garantía del cumplimiento del Derecho',
      reason: 'Ayuda a valorar a sospechosos, víctimas o pruebas.',
      general: 'Garantías en la aplicación de la ley',
      settle: 'Decide una persona, se llevan registros y las pruebas pueden impugnarse.',
    },
    migration: {
      law: 'migración',
      reason: 'Ayuda a valorar solicitudes o riesgos en una frontera.',
      general: 'Garantías en la frontera',
      settle: 'Decide una persona, pueden darse los motivos y cabe recurso.',
    },
    justice: {
      law: 'justicia',
      reason: 'Ayuda a interpretar o aplicar el Derecho en un litigio.',
      general: 'Garantías en los litigios',
      settle: 'Decide una persona, se comprueban las fuentes y se oye a ambas partes.',
    },
    decisions: {
      law: 'RGPD, artículo 22',
      reason: 'Prepara o toma una decisión con efectos jurídicos o similares sobre una persona.',
      control:
        'Una persona facultada para decidir de otro modo confirma cada decisión desfavorable; se informa a los afectados, que pueden impugnarla. Evaluación de impacto según el artículo 35.',
      general: 'Decisiones automatizadas sobre personas',
      settle:
        'Una persona facultada para decidir de otro modo confirma cada decisión desfavorable; los afectados conocen el motivo y pueden impugnarla.',
    },
    sensitive: {
      law: 'RGPD, artículo 9',
      reason: 'Trata categorías especiales de datos, como salud, religión o afiliación sindical.',
      control:
        'Base jurídica según el artículo 9, apartado 2; acceso restringido y plazo de conservación fijado. Evaluación de impacto según el artículo 35.',
      general: 'Datos personales sensibles',
      settle:
        'La asesoría jurídica aclara la base jurídica de su uso; acceso restringido y plazos de conservación y borrado fijados.',
    },
    openness: {
      law: 'Reglamento de IA, artículo 50',
      reason: 'Las personas hablan con él o leen lo que ha escrito.',
      control: 'Advertir de que es una máquina a quien trate con ella y marcar el contenido generado.',
      general: 'Transparencia sobre las máquinas',
    },
  },
  always: {
    privacy: {
      law: 'RGPD, artículos 5, 28 y 30',
      reason: 'Siempre que se traten datos de clientes, empleados u otras personas.',
      general: 'Protección de datos personales',
      control:
        'Finalidad y base jurídica de cada tratamiento en el registro, contrato con cada encargado y evaluación de impacto si el riesgo para las personas es alto.',
    },
    employees: {
      reason: 'El trabajo se reorganiza, y el software puede registrar lo que hacen las personas.',
      control:
        'Informar a los afectados y, si lo hay, al comité de empresa u otra representación antes de decidir; acordar qué se registra y quién lo ve.',
      general: 'Información a la plantilla',
      european: 'Directiva 2002/14/CE, artículo 4',
      laws: {
        DE: 'Betriebsverfassungsgesetz (Alemania), artículos 87 y 90',
        AT: 'Arbeitsverfassungsgesetz (Austria), artículos 96 y 96a',
        FR: 'Code du travail (Francia), L. 2312-8 y L. 2312-38',
        ES: 'Estatuto de los Trabajadores, artículo 64',
        NL: 'Wet op de ondernemingsraden (Países Bajos), artículos 25 y 27',
      },
    },
    unclassed: {
      law: 'Reglamento de IA, artículos 5, 6 y 50',
      reason:
        'Usa IA y aún no se ha determinado en qué categoría del reglamento entra; hasta entonces nada de ello se da por válido.',
      control:
        'Clasificar cada una antes de desarrollarla: prohibida (artículo 5), de alto riesgo (artículo 6 y anexo III), con deber de transparencia (artículo 50) o ninguna de ellas.',
    },
    finance: {
      law: 'DORA, Reglamento (UE) 2022/2554',
      reason:
        'Bancos, aseguradoras y gestoras de fondos responden de la resiliencia de sus sistemas y de quienes los operan.',
      control:
        'Cada servicio en el registro de información, las cláusulas contractuales del artículo 30, salida e interrupción ensayadas antes de la puesta en marcha.',
    },
    essential: {
      law: 'NIS 2, Directiva (UE) 2022/2555',
      reason: 'El sector figura en sus anexos I o II; a partir de un tamaño mediano hay que proteger sus sistemas.',
      control:
        'Las medidas del artículo 21 para cada sistema nuevo, proveedores incluidos; notificación de incidentes según el artículo 23.',
    },
  },
  fit: {
    none: (all) => (all === 1 ? 'No cubre la única oportunidad' : `No cubre ninguna de las ${opportunities(all)}`),
    some: (covered, all, worth) =>
      `Cubre ${decimals(covered)} de ${opportunities(all)}${worth.length > 0 ? `, por valor de ${worth.join(' y ')}` : ''}`,
    worth: (covered, all, basis) => `${covered} de ${all} al año (${basis === 'measured' ? 'medidos' : 'benchmark'})`,
    howWell: (wholly, covered) => {
      if (covered === 1) return wholly === 1 ? 'por completo' : 'en parte';
      if (wholly === covered) return 'todas por completo';
      return wholly === 0
        ? 'todas en parte'
        : `${decimals(wholly)} por completo, ${decimals(covered - wholly)} en parte`;
    },
    separated: (parts) => parts.join('; '),
    strongest: (names) => `destaca en ${names.map((name) => `«${name}»`).join(' y ')}`,
    aligned: 'especializado en el sector',
    cross: 'para todos los sectores',
    madeFor: (industry, isAnother) => `especializado en ${isAnother ? 'otro sector' : 'un sector'} (${industry})`,
  },
};
