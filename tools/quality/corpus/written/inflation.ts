import type { WrittenTopic } from './topic';

/** Invented texts about inflation: every one is written for this file. */
export const inflation: WrittenTopic = {
  name: 'Inflation',
  language: 'English',
  question: 'Define inflation and discuss its main causes.',
  source: `In economics, inflation is a sustained increase in the general price level of goods and services in an
economy over a period of time. When the general price level rises, each unit of currency buys fewer goods and services;
consequently, inflation reflects a reduction in the purchasing power of money. The common measure of inflation is the
inflation rate, the annualised percentage change in a general price index, usually the consumer price index. The
opposite of inflation is deflation, a decrease in the general price level.
Economists generally distinguish between several causes. Demand-pull inflation occurs when aggregate demand grows
faster than the productive capacity of the economy, which may follow from higher private consumption, from government
expenditure or from an expansion of credit. Cost-push inflation is caused by a fall in aggregate supply due to rising
input prices, for example a sudden increase in the price of oil, a poor harvest, or wages that rise faster than
productivity. Built-in inflation is induced by adaptive expectations and is often linked to the price and wage spiral:
workers try to keep their wages ahead of prices, and firms pass these higher labour costs on to their customers as
higher prices, leading to a feedback loop. Monetarists hold that the most significant factor influencing inflation is
how fast the money supply grows or shrinks; in the long run the price level is proportional to the quantity of money.
The effects of inflation are both positive and negative. Unexpected inflation redistributes wealth from lenders to
borrowers, discourages saving, and creates uncertainty about future prices that can reduce investment. If inflation is
rapid enough, shortages of goods may occur as consumers begin to hoard out of concern that prices will increase in the
future. A moderate rate, on the other hand, reduces the real burden of public and private debt, keeps nominal interest
rates above zero so that central banks can adjust them, and makes it easier for labour markets to respond to a
recession. Today, most economists favour a low and steady rate of inflation. The task of keeping the rate low and
stable is usually given to central banks, which control the size of the money supply through the setting of interest
rates, through open market operations, and through the setting of banking reserve requirements.`,
  copies: {
    near: [
      `In economics, inflation is a sustained increase in the general price level of goods and services in an economy
over a period of time. When the general price level rises, each unit of currency buys fewer goods and services, so
inflation reflects a reduction in the purchasing power of money. Demand-pull inflation occurs when aggregate demand
grows faster than the productive capacity of the economy, which may follow from higher private consumption, from
government expenditure or from an expansion of credit. Cost-push inflation is caused by a fall in aggregate supply due
to rising input prices, for example a sudden increase in the price of oil. Built-in inflation is induced by adaptive
expectations: workers try to keep their wages ahead of prices, and firms pass these higher labour costs on to their
customers as higher prices. Monetarists hold that the most significant factor influencing inflation is how fast the
money supply grows or shrinks. I think that all of these causes can be seen in India as well.`,
    ],
    light: [
      `Inflation means a sustained rise in the general level of prices of goods and services in an economy over some
time. When prices rise, each unit of currency buys fewer goods, and so inflation reflects a fall in the purchasing power
of money. It is usually measured by the annual percentage change in the consumer price index. There are several causes.
Demand-pull inflation happens when aggregate demand grows faster than the productive capacity of an economy, for example
because of higher private consumption, government spending or more credit. Cost-push inflation comes from a fall in
aggregate supply due to rising prices of inputs, for instance an increase in the price of oil or a poor harvest.
Built-in inflation is linked to the price and wage spiral: workers want to keep their wages ahead of prices, while firms
pass the higher labour costs on to customers as higher prices. According to monetarists the most important factor
influencing inflation is how fast the money supply grows. In the long run the price level is proportional to the quantity
of money.`,
    ],
    heavy: [
      `If the general price level of an economy keeps rising over a period of time we speak of inflation, and money
loses purchasing power because each unit of currency buys less. Its rate is the yearly percentage change of a price
index, mostly the consumer price index. Three kinds of causes are distinguished by economists. The first is an
aggregate demand that grows faster than productive capacity, due to private consumption, government expenditure or
credit; this is demand-pull inflation. In the second, cost-push inflation, aggregate supply falls because input prices
are rising, as with the price of oil, a bad harvest, or wages that rise faster than productivity. Built-in inflation,
the third, has to do with expectations: to keep their wages ahead of prices workers demand more, firms pass these costs on
to their customers, and a feedback loop begins. For monetarists, what counts is how fast the money supply grows or
shrinks, since in the long run the quantity of money determines the price level. Central banks are therefore given the
task of keeping the rate low and stable, by the setting of interest rates and by open market operations.`,
    ],
  },
  own: [
    `Inflation is the rate at which prices in general go up, so that the same hundred rupees buy less than a year ago.
It does not mean that one thing, say onions, becomes dear; nearly everything must become dearer and continue to do so.
In India we follow the CPI, which the statistics ministry publishes every month. Textbooks group the causes into two.
On the demand side, too much money chases too few goods. This can happen if the government spends more than it earns, if
banks lend freely, or if incomes rise quickly, as after a pay commission. Shops notice that they can sell at a higher
price and do so. On the supply side the cost of making things goes up. Diesel is the best example, since every vegetable
travels by truck. A failed monsoon has the same effect on food. Sellers then add the extra cost to the price. There is
also a third reason that I find interesting: people expect inflation. A tenant who believes that rents will rise agrees
to a yearly increase, and a union asks for dearness allowance in advance, and thereby the belief makes itself true. The
RBI reacts with the repo rate. Loans become expensive, people buy less, and after some quarters prices calm down.`,
    `A persistent increase in the general price level is called inflation. According to the quantity theory MV = PT, if
the velocity of money and the number of transactions do not change, then more money must lead to higher prices. Milton
Friedman said that inflation is always and everywhere a monetary phenomenon. Keynes had a different view. For him prices
start to increase when the economy is close to full employment and demand still increases, which he called the
inflationary gap. Besides, there is cost-push inflation. If trade unions obtain higher wages, or if a cartel such as OPEC
raises oil prices, the firms have higher costs and the supply curve shifts to the left. Output falls and the price rises
at the same time, a situation known as stagflation. Imported inflation occurs when the currency depreciates and foreign
goods become more expensive. Structural economists point to bottlenecks in agriculture, transport and power in developing
countries. In practice it is difficult to separate one cause from another, because an initial rise in wages may be
followed by a rise in demand and vice versa.`,
    `Define inflation and discuss its main causes. Inflation is a continuous rise in the general price level. The main
causes of inflation are demand-pull and cost-push. In demand-pull inflation the aggregate demand is more than the
aggregate supply. In cost-push inflation the cost of production goes up, for example wages or raw materials.`,
    `My grandmother paid two rupees for a cinema ticket, I pay two hundred and fifty. Between these two figures lies
what economists call inflation: over the years money is worth less and less. How does it come about? One explanation
looks at buyers. When many families earn more and want a scooter, and the factories cannot build scooters quickly
enough, the dealer can ask for more. Added up over all markets this is demand-pull inflation. Another explanation looks at
sellers. They pay for steel, electricity and wages; as soon as these cost more, the scooter costs more, even if nobody
wants more scooters than before. This is the cost-push kind. A third one looks at the printing press. States at war have
often paid their soldiers with fresh notes, and the result was hyperinflation, as in Germany in 1923 or in Zimbabwe, where
there was a note of one hundred trillion dollars. Finally everyone gets used to it, and contracts contain a yearly
increase from the beginning. A little inflation, about four percent as the Reserve Bank of India aims for, is considered
healthy, as it is an incentive to spend and invest instead of keeping cash under the mattress.`,
  ],
};
