// Generated from en.json by `pnpm generate`. Do not edit.
import { number, plural } from "@messageformat/runtime";
import { en } from "@messageformat/runtime/lib/cardinals";
import { catalogue } from '@tarapath/words'

export interface OrderWords {
  title: string
  empty: string
  emptyHint: string
  about: string
  signInToSee: string
  andMore(values: { count: number }): string
  heading(values: { number: string | number }): string
  placedOn(values: { day: string | number }): string
  progress: string
  placed: string
  packed: string
  shipped: string
  delivered: string
  cancelled: string
  returned: string
  paymentPending: string
  paymentFailed: string
  checkStatus: string
  pendingHint: string
  failedHint: string
  orderAgain: string
  chooseAgain(values: { names: string | number }): string
  carrier(values: { carrier: string | number; number: string | number }): string
  track: string
  items: string
  itemDetail(values: { quantity: string | number; price: string | number }): string
  cameBack(values: { count: string | number }): string
  refund: string
  refunded: string
  deliverTo: string
  invoice: string
  print: string
  taxable: string
  gst(values: { percent: string | number }): string
  delivery: string
  inPrice: string
  youPaid: string
  toPay: string
  refundDone(values: { amount: string | number; day: string | number }): string
  refundOnWay(values: { amount: string | number }): string
  cancelOrder: string
  returnItems: string
  cancelHint: string
  returnHint: string
  afterDelivery: string
  returnOver: string
  reason: string
  reasonHint: string
  askCancel: string
  askReturn: string
  askedCancel: string
  askedReturn: string
  cancelMessage(values: { number: string | number; reason: string | number }): string
  returnMessage(values: { number: string | number; reason: string | number }): string
  noName: string
  backToOrders: string
  help: string
}

const english: OrderWords = {
  title: "My orders",
  empty: "No orders yet",
  emptyHint: "What you buy in the store appears here.",
  about: "Where your parcels are, invoices, cancellations and returns.",
  signInToSee: "Sign in to see your orders.",
  andMore: (d) => plural(d.count, 0, en, { one: number("en-IN", d.count, 0) + " more item", other: number("en-IN", d.count, 0) + " more items" }) as string,
  heading: (d) => "Order " + d.number,
  placedOn: (d) => "Ordered " + d.day,
  progress: "Progress of the order",
  placed: "Ordered",
  packed: "Packed",
  shipped: "Shipped",
  delivered: "Delivered",
  cancelled: "Cancelled",
  returned: "Returned",
  paymentPending: "Payment pending",
  paymentFailed: "Not paid",
  checkStatus: "Check status",
  pendingHint: "We wait for PhonePe. What you ordered is kept for you until then.",
  failedHint: "The payment did not go through, and the order ended. If money left your account, it is refunded in 3 to 5 working days.",
  orderAgain: "Order again",
  chooseAgain: (d) => "Not in your cart: " + d.names + ". Choose again in the store.",
  carrier: (d) => d.carrier + ", " + d.number,
  track: "Track the parcel",
  items: "Items",
  itemDetail: (d) => d.quantity + " × " + d.price,
  cameBack: (d) => d.count + " returned",
  refund: "Refund",
  refunded: "Refunded",
  deliverTo: "Deliver to",
  invoice: "Invoice",
  print: "Print invoice",
  taxable: "Value without GST",
  gst: (d) => "GST " + d.percent + "%",
  delivery: "Delivery",
  inPrice: "In the price",
  youPaid: "You paid",
  toPay: "Total",
  refundDone: (d) => d.amount + " was refunded to your account on " + d.day + ".",
  refundOnWay: (d) => d.amount + " is on its way back to your account. It takes 3 to 5 working days.",
  cancelOrder: "Cancel order",
  returnItems: "Return items",
  cancelHint: "It has not been shipped. We cancel it and refund the whole payment.",
  returnHint: "Return unused items within 7 days of delivery. We refund the payment when they are back.",
  afterDelivery: "You can return unused items within 7 days of delivery.",
  returnOver: "The 7 days for a return are over.",
  reason: "Reason",
  reasonHint: "It helps us, and decides nothing.",
  askCancel: "Ask to cancel",
  askReturn: "Ask to return",
  askedCancel: "We have your request to cancel. The order changes here within 2 working days.",
  askedReturn: "We have your request to return. We send you the address within 2 working days.",
  cancelMessage: (d) => "Please cancel order " + d.number + ". " + d.reason,
  returnMessage: (d) => "I want to return order " + d.number + ". " + d.reason,
  noName: "Customer",
  backToOrders: "My orders",
  help: "Question about this order?"
}

export const orderWords: () => OrderWords = catalogue(english)
