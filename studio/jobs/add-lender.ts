import { asJsonObject, isInherited, type Source, tenantFiles } from '#source'
import { Impossible, type Job } from './job.ts'

/** Adds a lender that begins as another one is, without what belongs to that one alone, such as its addresses. */
export function addLender(
  source: Source,
  { code, from }: { readonly code: string; readonly from: string },
): Job {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(code))
    throw new Impossible('A code has small letters, digits and single hyphens, such as "river-bank".')
  if (tenantFiles(source).has(code)) throw new Impossible(`There is a lender "${code}" already.`)
  const like = asJsonObject(tenantFiles(source).get(from)?.value)
  const kept = Object.entries(like).filter(
    ([key]) => isInherited(key) || key === '$schema' || key === 'extends',
  )
  return {
    title: `Add the lender ${code}`,
    changes: [
      { file: `tenants/${code}/tenant.json`, pointer: '', after: { ...Object.fromEntries(kept), code } },
    ],
  }
}
