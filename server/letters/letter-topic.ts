import type { NotificationTopic } from '#generated/api'
import { findNamed } from '../validation/find-named.ts'
import data from './letter-topics.json' with { type: 'json' }

type TopicRule = 'REQUIRED' | 'UNLESS_REFUSED' | 'IF_ASKED_FOR'

const rules = data.topics as Readonly<Record<NotificationTopic, TopicRule>>

export const topics = Object.keys(rules) as readonly NotificationTopic[]

/** Returns the topic of a letter, for the reader's choices. An unclassified one is required. */
export const letterTopic = (template: string): NotificationTopic =>
  (findNamed<string>(data.letters, template) ?? 'decisions') as NotificationTopic

/** Whether letters of a topic are always sent, because the law or the account requires them. */
export const isRequiredTopic = (topic: NotificationTopic): boolean => rules[topic] === 'REQUIRED'

/** Whether letters of a topic are sent only to those who asked for them. */
export const isOnRequest = (topic: NotificationTopic): boolean => rules[topic] === 'IF_ASKED_FOR'
