/** The dialogs for requests and decisions, loaded when they are used. */
export { decide } from '@/components/activity/model/decision';
export {
  decidedByStudent,
  makeDecisions,
  planDecisions,
  readDecisions,
} from '@/components/activity/model/decision-file';
export {
  makeRequest,
  planRequests,
  readRequest,
  requestable,
} from '@/components/activity/model/request-file';
export { writeExchange } from '@/components/exchange/model/file';
