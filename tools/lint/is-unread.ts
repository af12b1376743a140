import type { Finding } from '#source'

const rules = ['json-syntax', 'missing-file', 'file-unreadable', 'extends-cycle']

/** Whether a finding says that something could not be read or resolved, so that further faults stay unknown. */
export const isUnread = ({ rule }: Finding): boolean => rules.includes(rule)
