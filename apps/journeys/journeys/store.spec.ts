import { expect, test } from './world/test.ts'

test('a customer buys two malas, pays on the second try, and returns one of them', async ({
  page,
  context,
  customer,
  world,
}) => {
  await page.goto('/store')
  await page.getByRole('link', { name: 'Malas and rudraksha' }).click()
  await page.getByRole('link', { name: 'Rudraksha mala, 108 beads' }).click()
  await page.getByRole('button', { name: 'One more' }).click()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('link', { name: 'See cart' })).toBeHidden()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByRole('link', { name: 'See cart' }).click()
  await expect(page.getByRole('group', { name: /^Quantity of Rudraksha mala/ }).getByRole('status')).toHaveText('2')
  await page.getByRole('button', { name: 'One more' }).click()
  await page.getByRole('button', { name: 'One less' }).click()

  // The cart is filled before signing in, and is the same afterwards.
  await page.getByRole('link', { name: 'Check out' }).click()
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await customer.giveNumberAndCode()
  const pay = page.getByRole('button', { name: 'Pay ₹1,498.00' })
  await pay.click()
  await expect(page.getByText('Enter the six digits of the PIN code.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Full name' }).fill('Aditi Sharma')
  await page.getByRole('textbox', { name: 'House and street' }).fill('12 Dhantoli')
  await page.getByRole('textbox', { name: 'PIN code' }).fill('440010')
  const town = page.getByRole('combobox', { name: 'Town or city' })
  await town.fill('Nagp')
  await expect(page.locator('datalist option[value="Nagpur, Maharashtra"]')).toBeAttached()
  await town.fill('Nagpur, Maharashtra')
  await expect(town).toHaveValue('Nagpur')
  await expect(page.getByRole('combobox', { name: 'State' })).toHaveValue('Maharashtra')
  await pay.click()
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Payment failed' })).toBeVisible()

  await page.getByRole('button', { name: 'Back to checkout' }).click()
  await expect(page.getByText('12 Dhantoli')).toBeVisible()
  await pay.click()
  await page.getByRole('button', { name: 'Pay ₹1,498.00' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Order placed' })).toBeVisible()
  await page.getByRole('link', { name: 'See my orders' }).click()
  const orders = page.getByRole('main').getByRole('listitem')
  await expect(orders).toHaveCount(2)
  await orders.filter({ hasText: 'Ordered' }).getByRole('link').click()
  const heading = page.getByRole('heading', { level: 1, name: /^Order TPO-/ })
  const order = (await heading.innerText()).replace('Order ', '')
  await expect(page.getByRole('row', { name: /^GST 5%/ })).toContainText('₹71.33')

  const desk = await context.newPage()
  await desk.goto(`${world.address}/desk/orders`)
  const card = desk.getByRole('article').filter({ hasText: order })
  await desk.getByRole('link', { name: order }).click()
  await card.getByRole('button', { name: 'Packed' }).click()
  await card.getByLabel('Carrier').fill('India Post')
  await card.getByLabel('Tracking number').fill('EM123456789IN')
  await card.getByRole('button', { name: 'Shipped' }).click()
  await card.getByRole('button', { name: 'Delivered' }).click()
  await expect(desk.getByText('Delivered.')).toBeVisible()

  await page.reload()
  await expect(page.getByText('India Post, EM123456789IN')).toBeVisible()
  await page.getByText('Return items', { exact: true }).click()
  await page.getByRole('textbox', { name: /^Reason/ }).fill('The beads are smaller than I thought.')
  await page.getByRole('button', { name: 'Ask to return' }).click()
  await expect(page.getByText('We have your request to return.')).toBeVisible()

  await desk.goto(`${world.address}/desk/questions`)
  await expect(desk.getByRole('article').filter({ hasText: `I want to return order ${order}.` })).toBeVisible()
  await desk.goto(`${world.address}/desk/orders?list=past`)
  await desk.getByRole('link', { name: order }).click()
  await card.getByText('Return and refund…').click()
  await card.getByRole('combobox', { name: /^How many came back: Rudraksha mala/ }).selectOption('1')
  await card.getByRole('button', { name: 'Show the refund' }).click()
  await card.getByLabel(/^Reason/).fill('You returned a mala.')
  await card.getByRole('button', { name: 'Return and refund ₹749.00' }).click()
  await expect(card.getByText('1 came back')).toBeVisible()
  await desk.close()

  await page.reload()
  await expect(page.getByText(/^₹749.00 (is on its way back|was refunded)/)).toBeVisible()
  await expect(page.getByText('2 × ₹749.00 · 1 returned')).toBeVisible()
  await expect(page.getByRole('row', { name: /^Refund(ed)?/ })).toContainText('₹749.00')
  await page.goto('/cart')
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
})

test('what sells out before the payment stays in the cart, and says so', async ({ page, customer }) => {
  await customer.signIn()
  await page.goto('/store/sandalwood-mala')
  await expect(page.getByText('Out of stock', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add to cart' })).toHaveCount(0)
  // As if it had been added while there were some.
  const reply = await page.request.get('/api/v1/kun_store/products/sandalwood-mala/')
  const { id } = await reply.json()
  await page.evaluate(
    (productId) =>
      localStorage.setItem(
        'cart',
        JSON.stringify([{ slug: 'sandalwood-mala', productId, variantId: null, quantity: 1, seenPaise: 100 }]),
      ),
    id,
  )
  await page.goto('/cart')
  await expect(page.getByText('Out of stock. Remove it to check out.')).toBeVisible()
  await expect(page.getByText('Remove what is out of stock first.')).toBeVisible()
  await page.getByRole('button', { name: /^Remove Sandalwood/ }).click()
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
})

test('why an order was refused stands beside the button, however far the page is scrolled', async ({
  page,
  customer,
  world,
  expected,
}) => {
  expected.push(/status of 503/)
  await customer.signIn()
  await page.goto('/store/hand-bell')
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByRole('link', { name: 'See cart' }).click()
  await page.getByRole('link', { name: 'Check out' }).click()
  await page.getByRole('textbox', { name: 'Full name' }).fill('Aditi Sharma')
  await page.getByRole('textbox', { name: 'House and street' }).fill('12 Dhantoli')
  await page.getByRole('textbox', { name: 'PIN code' }).fill('440010')
  await page.getByRole('combobox', { name: 'Town or city' }).fill('Nagpur')
  await page.getByRole('combobox', { name: 'State' }).selectOption('Maharashtra')
  await world.addFault({ call: 'initiateCoursePayment', kind: 'fail', status: 503 })
  await page.evaluate(() => scrollTo(0, 0))
  await page.getByRole('button', { name: 'Pay ₹520.00' }).click()
  await expect(page.getByText(/You have not paid\.$/)).toBeInViewport({ ratio: 1 })
})

test('what is typed at the checkout stays when the profile comes late', async ({ page, customer }) => {
  await customer.signIn()
  await page.goto('/store/rudraksha-mala-108')
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByRole('link', { name: 'See cart' })).toBeVisible()
  const late = Promise.withResolvers<void>()
  await page.route('**/api/v1/user/profile/get_details/', async (route) => {
    await late.promise
    await route.continue()
  })
  await page.goto('/checkout')
  const street = page.getByRole('textbox', { name: 'House and street' })
  await street.fill('12 Dhantoli')
  late.resolve()
  await expect(page.getByRole('textbox', { name: 'Mobile number' })).toHaveValue(customer.phone)
  await expect(street).toHaveValue('12 Dhantoli')
  await expect(street).toBeFocused()
})
