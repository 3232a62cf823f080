import {
  nameInAddresses,
  pairLines,
  priceFields,
  questionBlocks,
  textLines,
  type CatalogueKind,
} from '../catalogue/index.ts'
import { productCategories, products, productVariants } from './tables.ts'

export const productCategoryKind: CatalogueKind = {
  id: 'product-categories',
  title: 'Product categories',
  one: 'category',
  table: productCategories,
  nameField: 'name',
  orderBy: [productCategories.name],
  fields: {
    name: { label: 'Name', max: 60 },
    slug: nameInAddresses,
    image: { label: 'Picture', isPicture: true },
  },
}

export const productKind: CatalogueKind = {
  id: 'products',
  title: 'Products',
  one: 'product',
  note: 'A product is in the store once it has a price, on the page of prices.',
  table: products,
  nameField: 'name',
  orderBy: [products.name],
  fields: {
    name: { label: 'Name', max: 120 },
    slug: nameInAddresses,
    sku: { label: 'Stock number', help: 'SKU.', max: 40 },
    categoryId: { label: 'Category', refersTo: { table: productCategories, name: productCategories.name } },
    images: { label: 'Pictures', help: 'The first one stands in lists.', arePictures: true, max: 8 },
    shortDescription: { label: 'In one sentence', max: 300, isMultiline: true },
    paragraphs: { label: 'Description', lines: textLines, max: 8000 },
    specifications: { label: 'Specifications', lines: pairLines('name', 'value') },
    faqs: { label: 'Questions and answers', lines: questionBlocks },
    gstPercent: { label: 'GST in percent', help: 'Included in the price.', min: 0, max: 28 },
    maxQuantity: { label: 'Most pieces in an order', min: 1, max: 99 },
    deliveryDays: { label: 'Days until delivery', min: 1, max: 90 },
  },
}

export const productVariantKind: CatalogueKind = {
  id: 'prices',
  title: 'Product prices',
  one: 'price',
  note: 'A product with more than one is offered in these sizes. Pieces are counted on the page of the stock.',
  table: productVariants,
  nameField: 'productId',
  orderBy: [productVariants.productId],
  fields: {
    productId: { label: 'Product', refersTo: { table: products, name: products.name } },
    name: { label: 'Size or kind', max: 60 },
    ...priceFields,
  },
}
