import type { Random } from '@/tools/file/random';

/** An invented name. */
export interface DemoName {
  name: string;
  /** The name used in a greeting. */
  firstName: string;
}

/** Given names, and family names that go with them. */
interface NameList {
  given: readonly string[];
  family: readonly string[];
}

const list = (given: string, family: string): NameList => ({
  given: given.split(', '),
  family: family.split(', '),
});

const mostUsual = list(
  'Aditi, Advait, Akshara, Bhavya, Chetan, Devika, Dhruv, Gauri, Harini, Ishaan, Jahnavi, Karthik, Lavanya, Madhav, Meera, Neha, Nikhil, Pallavi, Pranav, Reyansh, Ritika, Saanvi, Samarth, Shreya, Siddharth, Tanvi, Uday, Varun, Vedika, Yamini',
  'Acharya, Agarwal, Banerjee, Bhat, Chatterjee, Chaudhary, Deshmukh, Deshpande, Gaikwad, Ghosh, Hegde, Iyer, Jadhav, Joshi, Kamath, Kulkarni, Mehta, Menon, Mishra, Mukherjee, Pillai, Prabhu, Raghavan, Reddy, Saxena, Shetty, Srinivasan, Tripathi, Varma, Yadav',
);

/** The names of most people. */
const usual: readonly NameList[] = [
  mostUsual,
  list(
    'Aisha, Arham, Farah, Faizan, Hamza, Imran, Mariam, Nadia, Rehan, Zara',
    'Ansari, Farooqui, Kazi, Mirza, Pathan, Qureshi, Rizvi, Siddiqui',
  ),
  list(
    'Gurleen, Harpreet, Jasleen, Manpreet, Navjot, Simran',
    'Kaur Bedi, Kaur Sandhu, Singh Ahluwalia, Singh Gill, Singh Kohli',
  ),
  list(
    'Alwyn, Clarissa, Jerome, Melanie, Rochelle, Savio',
    'D’Costa, D’Souza, Fernandes, Pinto, Rodrigues',
  ),
];

/** Names that a page or a card has to cope with: accents, other scripts, one name only, very long ones. */
const unusual: readonly NameList[] = [
  list('கயல்விழி, யாழினி, அன்புச்செல்வன், இளவேனில்', 'முருகேசன், தமிழ்ச்செல்வன், சுந்தரமூர்த்தி'),
  list('فاطمة الزهراء, عبد الرحمن, نور الهدى, يوسف', 'الأنصاري, بن عبد العزيز, الحسيني'),
  list(
    'Venkata Satya Naga Lakshmi Narasimha, Sri Krishna Chaitanya Venkateshwara',
    'Raghavendra Chandrasekharan Iyengar',
  ),
  list('Zoë, Łucja, François, Jürgen, Çağla', 'Müller-Łukasiewicz, Nuñez Gómez, Åkesson, Šimůnek'),
  list('Nguyễn Thị, Trần Đức, Phạm Ngọc', 'Ánh, Hiếu, Quỳnh'),
  list('Priyadarshini, Kanagasabapathy, Om, Eu', ''),
  list('Amara, Chinedu, Kwame, Thandiwe', 'Okonkwo, Boateng, Mensah, Dlamini'),
  list('Haruka, Kenji, Minji, Wei', 'Tanaka, Park, Zhang, Ōnishi'),
];

/** How many people there are for each one with an unusual name. */
const unusualEvery = 8;

/** The name of the person with this number. */
export function inventName(random: Random, number: number): DemoName {
  const isUnusual = number % unusualEvery === unusualEvery - 3;
  const { given, family } = isUnusual
    ? (unusual[Math.floor(number / unusualEvery) % unusual.length] as NameList)
    : random.chance(0.6)
      ? mostUsual
      : random.pick(usual);
  const firstName = random.pick(given);
  return { name: [firstName, random.pick(family)].filter(Boolean).join(' '), firstName };
}

/** A handle: the name in Latin letters if it has any, and the end of the id. */
export function handleOf(name: string, id: string): string {
  const letters = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
  const end = id.toLowerCase().replace(/[^a-z0-9]/g, '');
  return letters.length < 2 ? `@${end}` : `@${letters.slice(0, 16)}.${end.slice(-4)}`;
}
