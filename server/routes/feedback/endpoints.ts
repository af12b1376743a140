export { ceoFeedback, ceoFeedbackList } from './ceo-feedback.ts'
