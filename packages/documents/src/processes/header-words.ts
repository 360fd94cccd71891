/** What a column can hold. */
export type Field = 'code' | 'name' | 'level' | 'description' | 'parent';

/** How well a header names a field: 0 is best, Infinity means not at all. */
export function headerRank(field: Field, header: string): number {
  return ranks[field].get(plainWord(header)) ?? Number.POSITIVE_INFINITY;
}

/** n for a header such as "Level 2" or "L2", of the layout with one column per level; else null. */
export function levelOfHeader(header: string): number | null {
  const match = /^(?:level|lvl|l|ebene|stufe|niveau|nivel|livello|tier)0?(\d)$/.exec(plainWord(header));
  return match ? Number(match[1]) : null;
}

/** The keys of JSON and XML come back with every record. */
const plainWords = new Map<string, string>();

/** "Prozess-Bezeichnung (DE) *" → "prozessbezeichnung" */
function plainWord(header: string): string {
  const known = plainWords.get(header);
  if (known !== undefined) return known;
  const plain = header
    .replace(/\([^)]*\)/g, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
  if (plainWords.size < 5_000) plainWords.set(header, plain);
  return plain;
}

/** The words in the order in which they win: "Hierarchy ID" before "PCF ID", "label" only where nothing else is there. */
const ranks: Record<Field, Map<string, number>> = {
  name: ranked(`
    name processname prozessname capabilityname title processtitle bezeichnung prozessbezeichnung titel nom nombre nome
    naam navn namn nazwa libelle intitule denominacion denominazione denominacao capability process prozess processus
    proceso processo proces processelementname processelement servicedomain servicename activityname activity functionname
    function stepname step taskname task elementname 名称 名前 プロセス名 流程名称 название наименование text label`),
  code: ranked(`
    hierarchyid hierarchynumber hierarchycode code processcode processidentifier prozesscode capabilitycode kode kod codigo
    codice prozessnummer processid prozessid capabilityid processnumber processno prozessnr gliederungsnummer gliederung
    outlinenumber wbs kennung notation reference ref 代码 编号 コード код identifier activitycode functioncode id activityid
    elementid processelementid pcfid number nummer numero num nr no key index label`),
  level: ranked(`
    level lvl processlevel hierarchylevel ebene prozessebene stufe niveau nivel livello poziom niva tier depth outlinelevel
    级别 层级 レベル уровень`),
  description: ranked(`
    description processdescription elementdescription briefdescription shortdescription extendeddescription beschreibung
    prozessbeschreibung descripcion descrizione descricao omschrijving beskrivning beskrivelse opis documentation definition
    desc details purpose summary erlauterung prose 说明 描述 説明 описание notes remarks comment comments`),
  parent: ranked(`
    parentcode parentid parentprocesscode parentprocessid parentprocessidentifier parenthierarchyid parent parentprocess
    parentcapability parentcapabilityid parentname parentkey parentref parentlabel ubergeordnet ubergeordneterprozess
    oberprozess elternprozess elterncode elternid hauptprozess codigopadre padre procesopadre processusparent codeparent
    processopai codicepadre bovenliggend overordnad 上级 父级 上级代码 親 родитель partof`),
};

function ranked(words: string): Map<string, number> {
  return new Map(
    words
      .trim()
      .split(/\s+/)
      .map((word, rank) => [plainWord(word), rank]),
  );
}
