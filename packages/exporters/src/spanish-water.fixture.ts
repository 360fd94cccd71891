import type { SectorTexts } from './worded-sector.fixture.ts';

/** The paper of the board. */
const PAPER = { fileName: 'consejo-marzo-2026.docx' };

/** A water supplier in four areas, as its people speak of them. */
export const SPANISH_WATER: SectorTexts = {
  processes: [
    {
      name: 'Atención a clientes',
      opportunities: [
        [
          'Agente que responde por completo a las reclamaciones',
          'Reúne lecturas, facturas y llamadas, y cierra la reclamación sin intervención.',
          'Se descartó: una reclamación la cierra siempre una persona.',
        ],
      ],
    },
    {
      name: 'Tramitar reclamaciones de factura',
      opportunities: [
        [
          'Expediente de la reclamación reunido de forma automática',
          'Lecturas, facturas y contactos del contrato llegan juntos a quien resuelve.',
          'Hoy se consultan cuatro aplicaciones en cada reclamación.',
        ],
      ],
    },
    {
      name: 'Tramitar cambios de titular',
      opportunities: [
        [
          'Lectura de los documentos del cambio de titular',
          'Extrae nombre, contrato y fecha de la documentación que envía el cliente.',
          'Los documentos son siempre los mismos tres.',
        ],
        [
          'Comprobación de deudas antes del cambio de titular',
          'Un modelo señala los cambios con deuda pendiente o datos que no coinciden.',
          'Los casos dudosos se parecen entre sí.',
        ],
      ],
    },
    {
      name: 'Clasificar y responder correos',
      opportunities: [
        [
          'Borradores de respuesta con los datos del contrato',
          'Clasifica el correo y propone la respuesta; una persona la revisa y la envía.',
          'Dos de cada tres correos preguntan por la factura o la lectura.',
        ],
      ],
    },
    {
      name: 'Tramitar altas y bajas',
      opportunities: [
        [
          'Altas y bajas completas desde la oficina virtual',
          'Las reglas comprueban documentos, deuda y acometida; solo las excepciones llegan a una persona.',
          'Las condiciones están en el reglamento del servicio.',
        ],
      ],
    },
    {
      name: 'Lectura y facturación',
      opportunities: [
        [
          'Asistente propio para toda la facturación',
          'Un agente prepararía, emitiría y explicaría cada factura.',
          'Se detuvo: dependía de datos que aún no están en un solo sistema.',
        ],
      ],
    },
    {
      name: 'Leer contadores',
      opportunities: [
        [
          'Agente que pide la lectura al cliente ausente',
          'Solicita la lectura o una foto por mensaje, recuerda dos veces y entrega solo lo pendiente.',
          'Las segundas visitas son la parte más cara de la lectura.',
        ],
      ],
    },
    {
      name: 'Validar lecturas anómalas',
      opportunities: [
        [
          'Agente que aclara las lecturas anómalas',
          'Compara con el historial y con el sector, y propone estimar, releer o avisar de una fuga.',
          'La mayoría de las anomalías tienen cuatro causas conocidas.',
        ],
      ],
    },
    {
      name: 'Emitir facturas',
      opportunities: [
        [
          'Agente que revisa la factura antes de emitirla',
          'Detiene las facturas que el cliente no entendería y propone una nota.',
          'Las facturas que generan llamadas comparten pocos rasgos.',
        ],
        [
          'Emisión sin revisión de todas las facturas',
          'Las facturas salen sin control previo.',
          'Se descartó por las devoluciones de 2024.',
        ],
      ],
    },
    {
      name: 'Aplicar tarifas y bonificaciones',
      opportunities: [
        [
          'Bonificaciones sociales renovadas por reglas',
          'Las condiciones se comprueban cada año con los datos del municipio.',
          'Las condiciones están publicadas y no admiten interpretación.',
        ],
      ],
    },
    {
      name: 'Red y averías',
      opportunities: [
        [
          'Aviso de fuga por la presión de la red',
          'Un modelo señala el sector con un consumo nocturno que no encaja.',
          'Los sensores ya están instalados.',
        ],
      ],
    },
    {
      name: 'Registrar y clasificar avisos',
      opportunities: [
        [
          'Avisos de la misma avería reunidos en uno',
          'Une los avisos por lugar y hora antes de que alguien los lea.',
          'Una rotura genera decenas de llamadas iguales.',
        ],
        [
          'Prioridad propuesta para cada aviso',
          'Un modelo estima la gravedad; la sala de control la confirma.',
          'Los avisos graves comparten palabras y lugar.',
        ],
      ],
    },
    {
      name: 'Planificar brigadas',
      opportunities: [
        [
          'Agente que reparte todo el trabajo del día',
          'Asignaría y movería brigadas sin consulta.',
          'Se detuvo junto con el asistente propio.',
        ],
        [
          'Agente que propone el reparto de las brigadas',
          'Propone rutas según lugar, gravedad y material; el encargado las confirma.',
          'Hoy el reparto se rehace a mano dos veces al día.',
        ],
      ],
    },
    {
      name: 'Controlar fugas y presión',
      opportunities: [
        [
          'Cierre automático de válvulas',
          'Las válvulas se cerrarían sin intervención.',
          'Se descartó por seguridad del suministro.',
        ],
        [
          'Búsqueda de fugas por sectores',
          'Ordena los sectores por agua perdida y coste de la búsqueda.',
          'Tres sectores concentran la mayor parte de la pérdida.',
        ],
      ],
    },
    {
      name: 'Informar de cortes',
      opportunities: [
        [
          'Agente que avisa de los cortes a cada cliente',
          'Redacta y envía el aviso por el canal que el cliente eligió.',
          'Los cortes programados se conocen con días de antelación.',
        ],
      ],
    },
    {
      name: 'Cobros',
      opportunities: [
        [
          'Impagos ordenados por la causa probable',
          'Separa el olvido de la dificultad para pagar.',
          'Hoy todos los impagos reciben el mismo aviso.',
        ],
        [
          'Agente que acuerda plazos dentro de la norma',
          'Ofrece los plazos que permite la ordenanza y deja lo demás a una persona.',
          'Los plazos están fijados por la ordenanza.',
        ],
      ],
    },
  ],
  initiatives: [
    {
      name: 'Reclamaciones y cobros por reglas',
      owner: 'Dirección de clientes',
      measure: ['Días para resolver una reclamación', 'días', 11, 6],
    },
    {
      name: 'Fugas y deudas señaladas a tiempo',
      owner: 'Dirección de operaciones',
      gate: 'Una de cada dos fugas se detecta antes de que llame un cliente',
      risk: ['Un aviso falso saca a una brigada de una avería grave', 'La sala de control confirma cada salida'],
      measure: ['Agua no registrada', '%', 19, 15],
    },
    {
      name: 'Correos y avisos clasificados',
      owner: 'Dirección de clientes',
      measure: ['Respuesta a un correo', 'h', 38, 12],
    },
    {
      name: 'Altas en el día y avisos con prioridad',
      owner: 'Dirección de clientes',
      gate: 'Cuatro de cada cinco altas se completan en el día',
      risk: [
        'Un alta sin acometida se tramita como sencilla',
        'Las altas nuevas de obra pasan siempre por una persona',
      ],
      measure: ['Altas completadas en el día', '%', 41, 80],
    },
    {
      name: 'Abandonada: asistente propio',
      owner: 'Dirección de operaciones',
      measure: ['Consultas sin resolver', '%', 27, 10],
    },
    {
      name: 'Lecturas y brigadas coordinadas',
      owner: 'Dirección de operaciones',
      gate: 'El encargado confirma nueve de cada diez propuestas',
      risk: [
        'Una brigada queda lejos de la avería más grave',
        'Los casos con riesgo para las personas los asigna el encargado',
      ],
      measure: ['Segundas visitas', '%', 23, 12],
    },
    {
      name: 'Lecturas anómalas y fugas por sectores',
      owner: 'Dirección financiera',
      months: ['2028-02', '2028-09'],
      measure: ['Agua perdida en los tres peores sectores', '%', 31, 22],
    },
  ],
  journey: {
    name: 'Una avería en casa',
    persona: 'Familia que ya esperó una vez sin agua',
    description: 'Desde la llamada hasta la factura siguiente.',
    steps: [
      ['Avisar de la avería', 'El aviso se reúne con los de los vecinos; en caso de peligro contesta una persona.'],
      ['Saber cuándo vuelve el agua', 'Un mensaje da la hora prevista y la corrige si cambia.'],
      ['Recibir a la brigada', 'La brigada llega con el material y sabe qué ocurrió.'],
      ['Recuperar el suministro', 'El cierre y la apertura quedan registrados con su hora.'],
      ['Valorar la reparación', 'Dos preguntas por mensaje; lo negativo lo lee una persona.'],
      ['Entender la factura siguiente', 'El agua perdida por la avería se descuenta y se explica.'],
    ],
  },
  scenario: [
    'Más, pero más tarde',
    'Se automatiza más, pero más tarde, más caro y con menos adopción; lo que no está valorado también cuenta.',
  ],
  situation: {
    said: [
      { ...PAPER, page: 2, quote: 'El agua no registrada llega al 19 % de la suministrada.' },
      { ...PAPER, page: 2, quote: 'Una reclamación tarda 11 días en resolverse, y un correo espera 38 horas.' },
    ],
    competitors: [{ ...PAPER, page: 3, quote: 'Las tres empresas vecinas resuelven una reclamación en 5 a 7 días.' }],
    constraints: [
      { ...PAPER, page: 5, kind: 'jobs', quote: 'Nadie perderá su puesto.', about: '', amount: null },
      {
        ...PAPER,
        page: 5,
        kind: 'budget',
        quote: 'El gasto único no pasará de 600.000 euros.',
        about: '',
        amount: { value: 600_000, currency: 'EUR' },
      },
      {
        ...PAPER,
        page: 5,
        kind: 'person',
        quote: 'Todo corte de suministro lo decide una persona.',
        about: 'corte de suministro',
        amount: null,
      },
    ],
  },
  vendors: ['Bancatec', 'Aguasoft', 'Redlúmina', 'Finanzia'],
};
