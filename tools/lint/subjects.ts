import { memoize } from '#engine'
import type { CompleteTenant } from '#generated/tenant'
import {
  type FilePlace,
  type Finding,
  findingAt,
  type JsonObject,
  keyPlace,
  type ResolvedTenant,
  resolveBase,
  resolveTenant,
  type Source,
  tenantChain,
  tenantFiles,
  writtenLocale,
} from '#source'
import { lenderFacts } from '../prove/lender-facts.ts'
import type { Asked, RuleFault, Subject } from './rule.ts'

/** Yields the base, then each tenant or only the one named, one at a time to save memory. */
export function* subjectsOf(source: Source, tenant: string | undefined, today = ''): Iterable<Subject> {
  const base = resolveBase(source)
  yield createSubject(source, undefined, { ...base, findings: [...base.findings, ...strays(source)] }, today)
  for (const code of tenant === undefined ? tenantFiles(source).keys() : [tenant])
    yield createSubject(source, code, resolveTenant(source, code, writtenLocale), today)
}

/** Findings of reading outside flows/ that concern no known tenant, such as those of a misnamed file. */
const strays = ({ findings, files }: Source): readonly Finding[] =>
  findings.filter(({ file }) => !file.startsWith('flows/') && !files.has(file))

export function createSubject(
  source: Source,
  tenant: string | undefined,
  built: Omit<ResolvedTenant, 'files' | 'settings' | 'effective'> & Partial<Pick<ResolvedTenant, 'settings'>>,
  today: string,
): Subject {
  const { value, logic, copy, provenance, placeOf, settings, findings: found } = built
  const asked: Asked = { isInVain: false, isProof: false }
  const keyAt = (pointer: string) => {
    const place = placeOf(pointer)
    return place === undefined ? undefined : keyPlace(place)
  }
  const reporter = (placeAt: (pointer: string) => FilePlace | undefined) => (fault: RuleFault) => {
    const place = placeAt(fault.pointer)
    if (place === undefined) throw new Error(`${fault.pointer} was written in no file.`)
    const { override, related = [], severity = 'error', mend, ...rest } = fault
    // What all lenders share is not changed for a fault that one of them has.
    const isShared = tenant !== undefined && !place.file.path.startsWith('tenants/')
    const cause = override === undefined ? undefined : keyAt(override)
    const parts = related.flatMap((pointer) => placeAt(pointer) ?? [])
    return {
      ...findingAt({ rule: '', ...rest, mend: isShared ? undefined : mend }, place),
      severity,
      ...(tenant === undefined ? {} : { tenant }),
      ...(cause === undefined ? {} : { override: cause }),
      ...(parts.length === 0 ? {} : { related: parts.map(keyPlace) }),
    }
  }
  const report = reporter(placeOf)
  // The settings were checked as those of a lender before its flows were built.
  const facts =
    built.flows === undefined || settings === undefined
      ? []
      : lenderFacts(built.flows, settings.value as unknown as CompleteTenant)
  const isOwn = (pointer: string) =>
    tenant === undefined || placeOf(pointer)?.file.path.startsWith('tenants/') === true
  /** A fault of two places is that of the one that the tenant wrote, once. */
  const ownFaults = (faults: readonly RuleFault[]): readonly RuleFault[] => {
    const own = faults.filter(({ pointer }) => isOwn(pointer))
    const other = faults.flatMap((fault) => {
      const pointer = isOwn(fault.pointer) ? undefined : fault.related?.find(isOwn)
      const isNew = pointer !== undefined && own.every((known) => known.pointer !== pointer)
      return isNew ? [{ ...fault, pointer, related: [fault.pointer] }] : []
    })
    return [...own, ...other]
  }
  return {
    source,
    tenant,
    isWhole: tenant === undefined || tenantChain(source, tenant).isWhole,
    value,
    logic,
    facts,
    proven: provenAs(logic, facts),
    copy,
    provenance,
    settings,
    get flows() {
      if (built.flows === undefined) asked.isInVain = true
      return built.flows
    },
    asked,
    found,
    today,
    keyAt,
    report,
    reportOwn: (faults) => ownFaults(faults).map(report),
    reportSetting: reporter((pointer) => settings?.placeOf(pointer)),
  }
}

/** Objects that stand for a logic with what it asks about the lender. */
const knownOf = memoize((_logic: JsonObject) => new Map<string, object>())

function provenAs(logic: JsonObject, facts: Subject['facts']): object {
  if (facts.length === 0) return logic
  const known = knownOf(logic)
  const key = JSON.stringify(facts)
  const proven = known.get(key) ?? { logic, facts }
  known.set(key, proven)
  return proven
}
