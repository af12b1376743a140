import type { Heloc } from '#generated/domain'

/** The application to go on with: the one that began last. */
export function findActiveApplication(applications: readonly Heloc[]): Heloc | undefined {
  const began = ({ auditFields }: Heloc) => auditFields?.createdDate ?? ''
  return [...applications].sort((a, b) => began(b).localeCompare(began(a)))[0]
}
