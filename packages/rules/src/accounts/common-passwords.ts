/**
 * The passwords that lists of leaked passwords name again and again, chosen by hand: whole ones, and words with
 * the endings that people add. Only those of 8 characters and more matter, since shorter ones are refused anyway.
 */
const WHOLE = words(`
  12345678 123456789 1234567890 0123456789 012345678 11111111 111111111 1111111111 00000000 000000000 0000000000
  22222222 33333333 44444444 55555555 66666666 77777777 88888888 99999999 12121212 13131313 10101010 01010101
  11223344 1122334455 112233445566 11112222 12341234 1234512345 123123123 123321123 12344321 1234554321 123454321
  87654321 987654321 9876543210 0987654321 147258369 159357456 147852369 789456123 741852963 963852741 159753456
  123456789a a123456789 a12345678 12345678a 1234567a a1234567 abc12345 abc123456 abc123abc abcd1234 abcd12345
  1234abcd 12345abc 123456abc 123abc123 abcdefgh abcdefg1 abcdefg123 aa123456 aa12345678 a1b2c3d4 a1b2c3d4e5
  1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 2wsx3edc zaq12wsx zaq1zaq1 q1w2e3r4 q1w2e3r4t5
  qazwsxedc qazwsx123 qweasdzxc qweasd123 qwer1234 qwert123 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456
  qwertyui qwertyuiop qwerty_123 qwertz123 azerty123 azertyui azertyuiop asdfasdf asdfghjk asdfghjkl asdf1234
  asdfg123 asdfjkl1 zxcvbnm1 zxcvbnm123 zxcvasdf zxcv1234 1234qwer 12345qwert 123qweasd 123qweasdzxc qwe123qwe
  poiuytrewq lkjhgfdsa mnbvcxz1 password passw0rd p4ssword p4ssw0rd pa55word pa55w0rd passwort passwd12 password_1
  password_123 my_password mypassword thepassword newpassword new_password yourpassword nopassword passpass passpassword
  letmein1 letmein12 letmein123 let_me_in letmeinnow iloveyou ilovey0u iloveyou_1 iloveu123 iloveme1 iloveme123
  iloveyou2 ilovemyself ilovejesus ilovegod1 ilovemom1 ilovemymom ilovehim1 iloveher1 loveyou123 lovelove loveme123
  welcome1 welcome12 welcome123 welcome_1 welcome2 changeme changeme1 changeme123 change_me changeit1 default1
  default123 temp1234 temporary test1234 testtest testing1 testing123 test12345 tester123 testuser guest123 guestguest
  admin123 admin1234 admin12345 administrator adminadmin admin_123 root1234 rootroot superuser sysadmin toor1234
  trustno1 whatever whatever1 blink182 blink_182 rockyou1 myspace1 facebook1 facebook123 youtube123 google123 apple123
  samsung1 samsung123 iphone123 android1 internet internet1 computer computer1 computer123 laptop123 windows1 windows10
  microsoft nintendo playstation xbox360live minecraft minecraft1 fortnite1 roblox123 pokemon1 pokemon123 pikachu1
  starwars starwars1 superman1 superman123 batman123 spiderman spiderman1 ironman1 naruto123 dragonball gandalf1
  princess princess1 babygirl babygirl1 sweetheart sunshine sunshine1 football football1 baseball baseball1 basketball
  softball1 volleyball swimming1 cheerleader soccer123 hockey123 tennis123 lakers24 jordan23 michael23 kobe2424
  steelers1 cowboys1 panthers1 tarheels tarheels1 bluedevils wolfpack1 hornets1 hurricanes carolina carolina1 carolina23
  northcarolina charlotte1 raleigh1 durham123 hello123 hello1234 helloworld hello_world goodluck1 goodmorning
  nothing1 secret123 secret12 topsecret mysecret secretpass access14 matrix123 master123 mustang1 corvette1 mercedes1
  ferrari1 porsche1 harley123 yamaha123 jesus123 jesus777 jesuschrist godislove godisgood blessed1 heaven123 angel123
  777777777 7777777777 55555555555 999999999 222222222 333333333 20202020 20242024 20252025 20262026 19901990 20002000
  zzzzzzzz1 xxxxxxxx1 aaaaaaaa1 school123 school12 student1 student123 teacher1 teacher123 college1 college123 class2024
  class2025 class2026 class2027 class_2026 class_2027 graduate1 seniors26 seniors2026 highschool homework1
`);

/** Words that stand at the front of the commonest passwords. */
const STEMS = words(`
  password passw0rd qwerty welcome letmein monkey dragon master shadow sunshine princess football baseball basketball
  soccer hockey tennis superman batman spiderman pokemon naruto pikachu starwars michael jennifer jessica ashley amanda
  daniel anthony joshua matthew andrew nicole brandon justin robert thomas william joseph charlie george jordan hunter
  taylor hannah samantha elizabeth stephanie natalie alexander alexandra christian christopher benjamin jonathan nathan
  austin tyler dakota madison morgan melissa michelle patrick richard maggie ginger pepper buster bailey cookie chocolate
  banana orange purple yellow silver golden diamond flower butterfly rainbow summer winter autumn spring january february
  october november december monday friday sunday august chicken turtle tiger lion panther eagle falcon phoenix dolphin
  wolfpack tarheels carolina charlotte raleigh durham america freedom liberty american canada mexico london paris florida
  texas yankees lakers cowboys steelers patriots packers raiders redsox dallas chicago boston arsenal chelsea liverpool
  barcelona realmadrid ronaldo messi jesus blessed heaven angel angels faith hope loveme loveyou iloveyou iloveme lovely
  forever friends bestfriend family mother father sister brother babygirl babyboy sweetie sweetheart beautiful
  handsome gorgeous precious honey bunny kitty puppy doggie kitten hello goodbye secret whatever nothing something
  computer internet samsung google facebook instagram twitter youtube windows microsoft minecraft fortnite roblox
  nintendo playstation gaming player gamer killer hacker ninja samurai warrior soldier marine army airforce navy
  music guitar piano dance dancer singer rockstar metallica nirvana eminem beyonce rihanna hiphop skater surfer
  money dollar million success winner champion legend number1 lucky lucky7 happy smile crazy freak angelo maria
  student teacher school college university education learning library homework science history english grade
  admin administrator manager office business company service support system network server database testing
  mustang corvette camaro ferrari porsche mercedes toyota honda harley yamaha nissan subaru jeep truck
  apple peanut butter cheese cheesecake pizza burger coffee pepsi cocacola snickers skittles strawberry cherry lemon
  zombie vampire wizard gandalf hogwarts potter harrypotter hermione twilight frozen disney mickey minnie tinkerbell
  simba nemo pooh tigger snoopy garfield scooby sparky rocky lucky bella coco daisy lucy molly sophie zoey max buddy
  ilovemom ilovedad ilovecats ilovedogs ilovefood trustno changeme default access qwertyuiop asdfgh asdfghjkl zxcvbn
  zxcvbnm abcdef abcdefg abcabc qazwsx
`);

/** What people add to a word when a site asks for more. */
const ENDINGS = words(`
  1 2 3 7 12 13 21 22 23 00 01 07 10 11 69 77 88 99 007 101 111 123 321 420 777 1234 12345 123456 2020 2021 2022 2023
  2024 2025 2026 2027 _1 _12 _123 ! 1! 123! @123 #1 $
`);

const COMMON: ReadonlySet<string> = new Set([
  ...WHOLE,
  ...STEMS,
  ...STEMS.flatMap((stem) => ENDINGS.map((ending) => stem + ending)),
]);

/** How many passwords the list holds. */
export const COMMON_PASSWORD_COUNT = COMMON.size;

/** Tells whether a password is on the list of common ones, whatever its letter case (GAP-083). */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.toLowerCase());
}

function words(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}
