import type { Services } from '../../services.ts'

/** The queues there are: what lenders ask of those who talk to their applicants, by name. */
export const skillsOf = ({ tenants }: Pick<Services, 'tenants'>): readonly string[] => {
  const skills = tenants.all().flatMap(({ settings: { chat } }) => (chat === undefined ? [] : [chat.skill]))
  return [...new Set(skills)].sort()
}
