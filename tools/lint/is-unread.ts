import type { Finding } from '#source'

const rules = ['json-syntax', 'missing-file', 'file-unreadable', 'extends-cycle']

/** What it is about could not be read or resolved: what else is wrong there nobody knows. */
export const isUnread = ({ rule }: Finding): boolean => rules.includes(rule)
